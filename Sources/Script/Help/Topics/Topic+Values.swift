extension Topic {
  /// The help topic about writing values.
  static let values = Topic(
    name: "values",
    summary: "How to write values",
    blocks: [
      .text(
        "Write values as in Swift. NavLab reads them as the type that the app expects: an element "
          + "of its path, or a type with a destination."
      ),
      .list([
        HelpEntry("42, -1, 1.5", "numbers"),
        HelpEntry("\"text\"", #"a string; \" is a quote in it, and \\ is a backslash"#),
        HelpEntry("true, false, nil", "Boolean values, and nil for no value"),
        HelpEntry(".settings", "an enum case, or a static member"),
        HelpEntry(
          ".detail(id: 42)",
          "an enum case with associated values, labelled as in its declaration"
        ),
        HelpEntry("Post(id: 42)", "a struct, with its stored properties"),
        HelpEntry("[.list, .detail(id: 1)]", "a list"),
        HelpEntry("[\"a\": 1]", "a dictionary; [:] is an empty one"),
        HelpEntry(
          "URL(string: \"a://b\")",
          "a URL; for URL, UUID and Date, the text alone is enough"
        ),
        HelpEntry("_", "any value, only in expectations: expect path [.detail(id: _)]"),
      ]),
      .text("Tab shows the values that fit, with the types of the missing parts."),
    ],
    seeAlso: ["push", "path", "OBJECT", "expect", "notify"]
  )
}
