package import LineEditing
package import SceneText

/// A type that carries out the commands that come in as lines.
package protocol CommandRunning: AnyObject {
  /// The place of the person, for the prompt.
  var place: Place { get }
  /// The room and the signs that answers are written with.
  var layout: TextLayout { get set }

  /// Carries out a line.
  ///
  /// - Parameters:
  ///   - line: The text of the line.
  ///   - number: The number of the line in its source, counted from 1.
  /// - Returns: What came of it.
  func run(_ line: String, number: Int) -> CommandReport

  /// Tells what has happened since the last line without anybody having asked for it.
  ///
  /// - Returns: What there is to show, or nil where nothing has happened.
  func news() -> CommandReport?

  /// Whether a line says that the app is expected to have ended before it.
  ///
  /// - Parameter line: The text of the line.
  /// - Returns: Whether an end of the app is no failure when this line is next; nil when the line is
  ///   blank or a comment.
  func expectsEnd(_ line: String) -> Bool?

  /// Finds what could stand in place of the end of a line.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: What fits.
  func completions(for text: String) -> Completions
}

extension CommandRunning {
  package func news() -> CommandReport? { nil }
}
