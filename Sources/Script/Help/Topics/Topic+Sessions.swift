extension Topic {
  /// The help topic about sessions and their commands.
  static let sessions = Topic(
    name: "sessions",
    summary: "Keeping a session, and following edits of your app",
    blocks: [
      .text(
        "A session is the app and all commands that it received. Keep it as a script, with the commands "
          + "and the expectations that held. Or keep it as a transcript, which also has the "
          + "answers; NavLab compares them when you run it again."
      ),
      .examples(["save bug.nav", "source bug.nav", "record bug.txt"]),
      .text(
        "While you edit the app, reload builds it and repeats your commands with the new build. So "
          + "you return to the same place and see what is different. watch does so whenever you "
          + "save a file. If the code does not compile, the old build goes on."
      ),
      .examples(["open-file Sources/*.swift", "reload", "watch"]),
    ],
    seeAlso: ["save", "source", "record", "reload", "watch", "open-file", "set", "time-travel"]
  )
}
