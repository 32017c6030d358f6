extension Topic {
  /// The help topic about a script's expectations.
  static let expectations = Topic(
    name: "expectations",
    summary: "How a script checks the app",
    blocks: [
      .text(
        "expect looks at the app, and prints ok if the expectation holds. If not, it shows what "
          + "was expected and what was seen, and a script stops there with exit code 1. expect not "
          + "passes if the rest does not hold."
      ),
      .examples([
        "expect path [.list, .detail(id: _)]", "expect not sheet", "expect issues none",
      ]),
      .text("What can be expected:"),
      .list(SubjectList.all.map { HelpEntry($0.synopsis, $0.help) }),
      .text(
        "An app that crashes ends a script with exit code 4, unless the next command is expect "
          + "crash."
      ),
    ],
    seeAlso: ["expect", "values", "scripts", "exit-codes"]
  )
}
