extension Topic {
  /// The help topic about commands that move through history.
  static let timeTravel = Topic(
    name: "time-travel",
    summary: "Going back and forth in time",
    blocks: [
      .text(
        "Each command that acts on the app is a step. To take a step back, NavLab starts the app "
          + "again and repeats all steps before it, on the app's own clock. So the app is exactly "
          + "as it was, with all its variables. You can take back a crash as well. Commands that "
          + "only look at the app are not steps."
      ),
      .text(
        "The date follows the app's own clock, and random numbers come in the same order in every "
          + "run. An app may act differently the second time if it depends on anything else: files "
          + "outside its home folder, the network, or work on other threads. If so, NavLab names the "
          + "step and shows the difference. No step is lost."
      ),
      .examples(["history", "undo 3", "redo", "goto 2", "bookmark start", "goto start"]),
      .text(
        "To try something and come back to exactly the same moment, begin a branch. You can return to its steps later."
      ),
      .examples(["branch what-if", "rejoin", "goto what-if"]),
      .text(
        "After 'reload' or 'watch', the history contains what the new build has repeated: the steps that "
          + "led to the present moment, with their bookmarks and branches. Undone steps and other "
          + "lines of history are lost. 'save' writes the steps that led to the present moment. To "
          + "keep another line of history, go to it and save again."
      ),
    ],
    seeAlso: ["undo", "redo", "history", "goto", "bookmark", "branch", "rejoin"]
  )
}
