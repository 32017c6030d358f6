// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {
  }

  /// Returns the view, unchanged.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view.
  public func body(content: Content) -> some View { content }
}
