/// The parameters of an editor, apart from its terminal.
package struct EditorSetup {
  /// The history of earlier lines.
  package var history = History()
  /// A Boolean value that indicates whether the terminal shows colours, which distinguish hints from typed text.
  package var usesColor = false
  /// The sign for truncated text.
  package var cutSign = "…"
  /// The settings of the user's `.editrc`.
  package var settings = EditorSettings.none
  /// The program that edits a line at the user's request, or nil if none is available.
  package var program: OutsideEditor?
  /// The messages of other threads, or nil if no thread posts any.
  package var notices: LineNotices?
  /// A closure that saves a line for the next run and returns new lines from other prompts.
  package var remember: (String) -> [String] = { _ in [] }
  /// A closure that returns new lines from other prompts.
  package var news: () -> [String] = { [] }

  package init() {}
}
