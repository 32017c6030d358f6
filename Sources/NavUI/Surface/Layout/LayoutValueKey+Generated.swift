// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A key to a view's value for the surrounding layout.
@available(iOS 16.0, *)
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Self.Value { get }
}
