package org.losslint.syntax.nic;

import java.util.Optional;
import org.losslint.source.Span;
import org.losslint.syntax.Word;

/**
 * A value that a command sets: {@code RPG_TIME_RESET_P1=7000} of {@code mlxconfig set}, or {@code
 * roce_slow_restart_en=0x0} of {@code mlxreg --set}.
 *
 * @param command it is an argument of
 * @param name in full
 * @param base without the suffix of a port
 * @param port of the suffix
 * @param value as written
 */
public record Assignment(
    CommandLine command, Word name, String base, Optional<Integer> port, Word value, Span span) {}
