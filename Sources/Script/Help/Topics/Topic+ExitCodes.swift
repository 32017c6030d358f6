extension Topic {
  /// The topic of the program's exit codes.
  static let exitCodes = Topic(
    name: "exit-codes",
    summary: "What the program's exit code says",
    blocks: [
      .list([
        HelpEntry("0", "everything was done, and it was right"),
        HelpEntry(
          "1",
          "an expectation was not met, a command could not be done, or a check has failed"
        ),
        HelpEntry("2", "a command or a file was misused: it cannot be read or understood"),
        HelpEntry("3", "the app's code does not compile"),
        HelpEntry("4", "the app crashed, left, or ran out of time"),
        HelpEntry("70", "something went wrong inside NavLab itself"),
      ])
    ],
    seeAlso: ["scripts", "expectations"]
  )
}
