/// The facts that an editor needs in addition to its terminal.
package struct EditorSetup {
  /// The earlier lines.
  package var history = History()
  /// Whether the terminal shows colours, without which hints would look like typed text.
  package var usesColor = false
  /// The sign for truncated text.
  package var cutSign = "…"
  /// The settings of the user's `.editrc`.
  package var settings = EditorSettings.none
  /// The program that edits a line on the user's request.
  package var program: OutsideEditor?
  /// The messages of other threads.
  package var notices: LineNotices?
  /// Saves a line for the next run, and returns the new lines of other prompts.
  package var remember: (String) -> [String] = { _ in [] }
  /// Returns the new lines of other prompts.
  package var news: () -> [String] = { [] }

  package init() {}
}
