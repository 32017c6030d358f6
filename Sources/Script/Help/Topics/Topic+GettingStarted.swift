extension Topic {
  /// The help topic about the first commands to try.
  static let gettingStarted = Topic(
    name: "getting-started",
    summary: "The first commands to try",
    blocks: [
      .text(
        "An app is running in its own process, and every line that you type does something to it. "
          + "After each line, you see what has changed. Look around first:"
      ),
      .examples(["tree", "screen"]),
      .text(
        "Then do what a person in front of the app would do. Put labels in quotes. Tab completes "
          + "commands, labels and values:"
      ),
      .examples([#"tap "Log In""#, "back", "tab Search", "dismiss"]),
      .text(
        "You can also act as the app's own code, or send events from outside the app. 'undo' takes back any step:"
      ),
      .examples(["push .detail(id: 42)", "open myapp://post/42", "undo"]),
    ],
    seeAlso: ["labels", "values", "time-travel", "help", "quit"]
  )
}
