package import SceneText

/// A type that provides commands with the source of the open app.
///
/// The prompt and lessons have one. Checks have none, because their results must not depend on the app's source.
package protocol AppSource: AnyObject {
  /// Returns the lines of a part of the source.
  ///
  /// - Parameters:
  ///   - part: The part to show.
  ///   - layout: The layout width and character set.
  /// - Returns: The lines of one page.
  /// - Throws: A `Failure` if the source cannot be read or has no such part.
  func lines(of part: SourcePart, _ layout: TextLayout) throws(Failure) -> [StyledText]
}

/// A part of an app's source.
package enum SourcePart: Hashable, Sendable {
  /// The source from its first line.
  case beginning
  /// The part that follows the most recently shown part.
  case more
  /// The source from a given line.
  case line(Int)
  /// The lines that contain the given text.
  case text(String)
}
