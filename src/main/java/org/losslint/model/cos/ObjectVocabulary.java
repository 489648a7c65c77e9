package org.losslint.model.cos;

import org.losslint.model.SubjectKind;
import org.losslint.model.Type;

/** What rules can ask of names, groups and statements, whatever they are for. */
final class ObjectVocabulary {
  private static final Type OBJECT =
      Type.word(
          "kind of object",
          "scheduler",
          "scheduler-map",
          "drop-profile",
          "forwarding-class",
          "forwarding-class-set",
          "classifier",
          "rewrite-rule",
          "congestion-notification-profile",
          "traffic-control-profile");

  private ObjectVocabulary() {}

  static final SubjectKind<Reference> REFERENCE =
      SubjectKind.named(
              "reference",
              Reference.class,
              "one for each statement that uses the name of a class-of-service object",
              "device")
          .has("to", OBJECT, "what kind of object it means", Reference::to)
          .has("name", Type.TEXT, "the name that it uses", Reference::name)
          .has(
              "type",
              Type.TEXT,
              "of a classifier or rewrite rule the type of code point; absent for all else",
              Reference::type)
          .has(
              "defined",
              Type.BOOLEAN,
              "whether an object of that name is configured or built in",
              Reference::defined)
          .has(
              "inactive",
              Type.TEXT,
              "the path of the inactive statement that defines the name; absent for none",
              Reference::inactive)
          .has(
              "nearest",
              Type.TEXT,
              "a defined name that is nearly the same; absent for none",
              Reference::nearest);

  static final SubjectKind<Definition> DEFINITION =
      SubjectKind.named(
              "definition",
              Definition.class,
              "one for each scheduler, map, profile, set, classifier and rewrite rule",
              "device")
          .has("what", OBJECT, "what kind of object it is", Definition::what)
          .has(
              "name",
              Type.TEXT,
              "its name; inherited where a configuration group defines it",
              Definition::name)
          .has(
              "type",
              Type.TEXT,
              "of a classifier or rewrite rule the type of code point; absent for all else",
              Definition::type)
          .has("used", Type.BOOLEAN, "whether a statement in force uses it", Definition::used);

  static final SubjectKind<ConfigurationGroup> GROUP =
      SubjectKind.named(
              "group",
              ConfigurationGroup.class,
              "one for each configuration group that is defined or applied",
              "device")
          .has("name", Type.TEXT, "its name", ConfigurationGroup::name)
          .has(
              "defined",
              Type.BOOLEAN,
              "whether it is defined, or one that the device brings along",
              ConfigurationGroup::defined)
          .has(
              "applied",
              Type.BOOLEAN,
              "whether a statement or the device applies it",
              ConfigurationGroup::applied)
          .has(
              "loop",
              Type.listOf(Type.TEXT),
              "the groups by which it applies itself, told once for each loop",
              ConfigurationGroup::loop)
          .has(
              "nearest",
              Type.TEXT,
              "a defined group of nearly this name; absent for none",
              ConfigurationGroup::nearest);

  static final SubjectKind<NotedStatement> STATEMENT =
      SubjectKind.named(
              "statement",
              NotedStatement.class,
              "one for each class-of-service statement that is written and not in force or not"
                  + " known",
              "device")
          .has(
              "state",
              Type.word("state of a statement", "inactive", "ignored", "unknown"),
              "inactive, ignored by the device, or unknown in its place",
              NotedStatement::state)
          .has("path", Type.TEXT, "where it stands, as set spells it", NotedStatement::path)
          .has("word", Type.TEXT, "its first word", NotedStatement::word)
          .has("place", Type.TEXT, "path of what holds it", NotedStatement::place)
          .has(
              "belongs",
              Type.TEXT,
              "the only place under class-of-service that knows its word; absent for none or"
                  + " several",
              NotedStatement::belongs)
          .has(
              "keywords",
              Type.listOf(Type.TEXT),
              "it and all it holds, as paths of keywords without names",
              NotedStatement::keywords)
          .has(
              "on-lossless-path",
              Type.BOOLEAN,
              "whether it belongs to an object by which RDMA or a lossless class goes",
              NotedStatement::onLosslessPath);
}
