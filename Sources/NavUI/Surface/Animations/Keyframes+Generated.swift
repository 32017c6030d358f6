// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Keyframes of a value, which NavLab does not play.
@available(iOS 17.0, *)
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}
