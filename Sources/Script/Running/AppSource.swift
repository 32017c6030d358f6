package import SceneText

/// A type that shows the source of the open app to commands.
///
/// The prompt and lessons have one. Checks have none, because what they do must not depend on how an app is written.
package protocol AppSource: AnyObject {
  /// Shows a part of the source.
  ///
  /// - Parameters:
  ///   - part: Which part.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The lines, as many as are read at once.
  /// - Throws: A `Failure` where the source cannot be read, or has no such part.
  func lines(of part: SourcePart, _ layout: TextLayout) throws(Failure) -> [StyledText]
}

/// A part of an app's source.
package enum SourcePart: Hashable, Sendable {
  /// From the first line on.
  case beginning
  /// The part after the one that was shown last.
  case more
  /// From a line on.
  case line(Int)
  /// The lines that contain a text.
  case text(String)
}
