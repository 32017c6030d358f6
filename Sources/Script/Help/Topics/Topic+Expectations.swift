extension Topic {
  /// The help topic about a script's expectations.
  static let expectations = Topic(
    name: "expectations",
    summary: "How a script checks the app",
    blocks: [
      .text(
        "'expect' looks at the app, and prints ok if the expectation holds. Otherwise, it shows the "
          + "expected and the actual state, and a script stops there with exit code 1. 'expect not' "
          + "passes if the expectation does not hold."
      ),
      .examples([
        "expect path [.list, .detail(id: _)]", "expect not sheet", "expect issues none",
      ]),
      .text("The expectations:"),
      .list(SubjectList.all.map { HelpEntry($0.synopsis, $0.help) }),
      .text(
        "If the app crashes, the script ends with exit code 4, unless the next command is 'expect "
          + "crash'."
      ),
    ],
    seeAlso: ["expect", "values", "scripts", "exit-codes"]
  )
}
