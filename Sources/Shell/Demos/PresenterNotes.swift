package import SceneText

/// Notes that follow a performance, for display in a second terminal.
package protocol PresenterNotes: Sendable {
  /// Returns the notes for a moment of the performance.
  ///
  /// - Parameters:
  ///   - place: The next beat or step, or nil if no performance is running.
  ///   - layout: The layout width and character set.
  /// - Returns: The lines.
  func lines(at place: Int?, _ layout: TextLayout) -> [StyledText]
}
