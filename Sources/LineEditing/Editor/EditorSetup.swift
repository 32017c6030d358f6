/// The things that an editor is given besides its terminal.
package struct EditorSetup {
  /// The lines that were typed before.
  package var history = History()
  /// Whether the terminal shows colours; without them there are no hints, which would look as if they
  /// had been typed.
  package var usesColor = false
  /// The sign for text that is cut off.
  package var cutSign = "…"
  /// The settings of the person's `.editrc`.
  package var settings = EditorSettings.none
  /// The program that edits a line when the person asks for it.
  package var program: OutsideEditor?
  /// The notices of other threads.
  package var notices: LineNotices?
  /// Keeps a line for the next run, and tells what other prompts have kept since the last time.
  package var remember: (String) -> [String] = { _ in [] }
  /// Tells what other prompts have kept since the last time.
  package var news: () -> [String] = { [] }

  package init() {}
}
