import Script

extension Topic {
  /// What the keys do at the prompt.
  static let keys = Topic(
    name: "keys",
    summary: "What the keys do at the prompt",
    blocks: [
      .list([
        HelpEntry("Tab", "completes the word, or shows what could stand there"),
        HelpEntry("Up, Down", "lines typed before that begin like this one"),
        HelpEntry("Ctrl-R", "looks for a line typed before"),
        HelpEntry("Left, Right, Home, End", "move in the line; so do Ctrl-A and Ctrl-E"),
        HelpEntry("Ctrl-U, Ctrl-K, Ctrl-W", "delete the line, its end, or a word"),
        HelpEntry("Ctrl-C", "drops the line; stops a command that takes too long"),
        HelpEntry("Ctrl-L", "clears the screen"),
        HelpEntry("Ctrl-D", "leaves, on an empty line"),
      ])
    ],
    seeAlso: ["getting-started", "quit"]
  )
}
