// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The position of a pointer.
@available(iOS 16.0, *)
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)

  /// Somewhere else.
  case ended
}
