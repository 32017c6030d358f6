package import LineEditing
package import SceneText

/// A type that runs commands given as lines of text.
package protocol CommandRunning: AnyObject {
  /// The user's current place, which the prompt shows.
  var place: Place { get }
  /// The layout width and character set of answers.
  var layout: TextLayout { get set }

  /// Runs a line, and returns its result.
  ///
  /// - Parameters:
  ///   - line: The text of the line.
  ///   - number: The number of the line in its source, counted from 1.
  /// - Returns: The result.
  func run(_ line: String, number: Int) -> CommandReport

  /// Returns a report on the events that have occurred without a command since the last line, or nil if there are none.
  ///
  /// - Returns: The output to show, or nil if nothing has happened.
  func news() -> CommandReport?

  /// Returns whether a line expects the app to have ended, or nil if the line is blank or a comment.
  ///
  /// - Parameter line: The text of the line.
  /// - Returns: Whether the next command accepts the end of the app, or nil if the line is blank or a comment.
  func expectsEnd(_ line: String) -> Bool?

  /// Returns the completions for the end of a line.
  ///
  /// - Parameter text: The line before the cursor.
  /// - Returns: The matching completions.
  func completions(for text: String) -> Completions
}

extension CommandRunning {
  package func news() -> CommandReport? { nil }
}
