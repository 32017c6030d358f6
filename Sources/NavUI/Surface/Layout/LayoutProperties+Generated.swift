// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The special properties of a layout.
@available(iOS 16.0, *)
public struct LayoutProperties: Sendable {
  /// The axis of the views, if any.
  public var stackOrientation: Axis?

  /// Creates properties without special values.
  public init() {
  }
}
