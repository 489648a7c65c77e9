package org.losslint.rules;

import java.util.Optional;
import org.losslint.rules.expression.Outcome;

/**
 * A small input with what the rule must say about it.
 *
 * @param expected passed, failed or not evaluated
 * @param input configuration, dump or script; empty where the inventory alone is judged
 * @param format label of the format of the input; empty where its content tells
 * @param inventory text; empty for that of the fixture
 * @param fixture that the input is put into; empty for none
 * @param line of {@code input}, from 1, that the finding points at; empty for any
 * @param subject label of the subject that is meant; empty for any
 * @param check key of the check that fails; empty for any
 * @param because part of the reason why it is not evaluated; empty for any
 */
public record Example(
    Outcome expected,
    String input,
    String format,
    String inventory,
    String fixture,
    Optional<Integer> line,
    String subject,
    String check,
    String because,
    PackPlace place) {}
