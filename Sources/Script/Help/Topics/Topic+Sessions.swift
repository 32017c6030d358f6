extension Topic {
  /// The help topic about sessions and their commands.
  static let sessions = Topic(
    name: "sessions",
    summary: "Saving a session, and reloading your app after changes",
    blocks: [
      .text(
        "A session is the app and all commands that it received. Save the session as a script, "
          + "with the commands and the expectations that held. Or save it as a transcript, which "
          + "also contains the output; NavLab compares the output when you run the transcript "
          + "again."
      ),
      .examples(["save bug.nav", "source bug.nav", "record bug.txt"]),
      .text(
        "While you edit the app, 'reload' builds it and repeats your commands with the new build. So "
          + "you return to the same place and see the differences. 'watch' reloads the app whenever "
          + "you save a file. If the code does not compile, the old build keeps running."
      ),
      .examples(["open-file Sources/*.swift", "reload", "watch"]),
    ],
    seeAlso: ["save", "source", "record", "reload", "watch", "open-file", "set", "time-travel"]
  )
}
