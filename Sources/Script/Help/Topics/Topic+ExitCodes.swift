extension Topic {
  /// The help topic about the program's exit codes.
  static let exitCodes = Topic(
    name: "exit-codes",
    summary: "The meaning of the exit codes",
    blocks: [
      .list([
        HelpEntry("0", "everything ran and passed"),
        HelpEntry(
          "1",
          "an expectation did not hold, a command failed, or a check failed"
        ),
        HelpEntry("2", "NavLab cannot read or understand a command or a file"),
        HelpEntry("3", "the app's code does not compile"),
        HelpEntry("4", "the app crashed, exited, or ran out of time"),
        HelpEntry("70", "an internal error occurred in NavLab"),
      ])
    ],
    seeAlso: ["scripts", "expectations"]
  )
}
