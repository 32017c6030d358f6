extension Topic {
  /// Going back and forth in time.
  static let timeTravel = Topic(
    name: "time-travel",
    summary: "Going back and forth in time",
    blocks: [
      .text(
        "Everything that is done to the app is a step. To take a step back, the app is started "
          + "again and all steps before it are repeated, on a clock that is only the app's. So the "
          + "app is exactly as it was, whatever it keeps in its variables, and a crash can be "
          + "taken back as well. Commands that only look are no steps."
      ),
      .text(
        "An app that asks for the time of day or for random numbers may not do the same again; "
          + "you are told so where that is seen."
      ),
      .examples(["history", "undo 3", "redo", "goto 2", "bookmark start", "goto start"]),
      .text(
        "To try something and come back to exactly the same moment, begin a branch. What was done "
          + "on it stays reachable."
      ),
      .examples(["branch what-if", "rejoin", "goto what-if"]),
    ],
    seeAlso: ["undo", "redo", "history", "goto", "bookmark", "branch", "rejoin"]
  )
}
