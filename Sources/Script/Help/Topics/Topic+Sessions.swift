extension Topic {
  /// The topic of sessions and their commands.
  static let sessions = Topic(
    name: "sessions",
    summary: "Keeping a session, and following edits of your app",
    blocks: [
      .text(
        "A session is the app and all that was done to it. Keep it as a script, which holds the "
          + "commands and the expectations that held, or as a transcript, which holds the answers "
          + "too and is compared with them when it is done again."
      ),
      .examples(["save bug.nav", "source bug.nav", "record bug.txt"]),
      .text(
        "While you edit the app, reload builds it and does the same commands with the new build, so "
          + "that you are where you were and see what is different. watch does so whenever a file "
          + "is saved. Code that does not compile leaves the old build running."
      ),
      .examples(["open-file Sources/*.swift", "reload", "watch"]),
    ],
    seeAlso: ["save", "source", "record", "reload", "watch", "open-file", "set", "time-travel"]
  )
}
