package import LineEditing
package import SceneText

/// A type that runs commands, which arrive as lines.
package protocol CommandRunning: AnyObject {
  /// The user's place, for the prompt.
  var place: Place { get }
  /// The layout width and character set of answers.
  var layout: TextLayout { get set }

  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: The text of the line.
  ///   - number: The number of the line in its source, counted from 1.
  /// - Returns: The result.
  func run(_ line: String, number: Int) -> CommandReport

  /// Reports events since the last line that no command has caused.
  ///
  /// - Returns: The output to show, or nil if nothing has happened.
  func news() -> CommandReport?

  /// Returns whether a line expects the app to have ended before it.
  ///
  /// - Parameter line: The text of the line.
  /// - Returns: Whether the next command accepts the end of the app; nil if the line is blank or a
  ///   comment.
  func expectsEnd(_ line: String) -> Bool?

  /// Finds completions for the end of a line.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: The matching completions.
  func completions(for text: String) -> Completions
}

extension CommandRunning {
  package func news() -> CommandReport? { nil }
}
