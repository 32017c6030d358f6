/// What an editor is given besides its terminal.
package struct EditorSetup {
  /// What was typed before.
  package var history = History()
  /// Whether the terminal shows colours; without them there are no hints, which would look as if they
  /// had been typed.
  package var usesColor = false
  /// What stands for text that is cut off.
  package var cutSign = "…"
  /// What the person's `.editrc` asks for.
  package var settings = EditorSettings.none
  /// The program that edits a line when the person asks for it.
  package var program: OutsideEditor?
  /// What other threads have to say.
  package var notices: LineNotices?
  /// Keeps a line for the next run, and tells what other prompts have kept since the last time.
  package var remember: (String) -> [String] = { _ in [] }
  /// Tells what other prompts have kept since the last time.
  package var news: () -> [String] = { [] }

  package init() {}
}
