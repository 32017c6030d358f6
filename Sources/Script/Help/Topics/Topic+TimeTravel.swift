extension Topic {
  /// Commands that move through history.
  static let timeTravel = Topic(
    name: "time-travel",
    summary: "Going back and forth in time",
    blocks: [
      .text(
        "Everything that is done to the app is a step. To take a step back, the app is started "
          + "again and all steps before it are repeated, on a clock that is only the app's. So the "
          + "app is exactly as it was, whatever it keeps in its variables, and a crash can be "
          + "taken back as well. Commands that only look are not steps."
      ),
      .text(
        "The date goes on with the app's own clock, and random numbers come in the same order in "
          + "every run, so they are repeated as well. An app that depends on anything else may not "
          + "do the same again: files outside of its home, the network, work on other threads. You "
          + "are told so, with the step and what is different; no step is lost."
      ),
      .examples(["history", "undo 3", "redo", "goto 2", "bookmark start", "goto start"]),
      .text(
        "To try something and come back to exactly the same moment, begin a branch. What was done "
          + "on it stays reachable."
      ),
      .examples(["branch what-if", "rejoin", "goto what-if"]),
      .text(
        "After reload or watch, history is what the new build has repeated: the way to the present "
          + "moment, with its bookmarks and the branches it is on. What was undone, and what lies "
          + "beside that way, is forgotten. save writes the way to the present moment; to keep the "
          + "other side of a branch as well, save once more there."
      ),
    ],
    seeAlso: ["undo", "redo", "history", "goto", "bookmark", "branch", "rejoin"]
  )
}
