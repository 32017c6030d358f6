// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A colour among an app's resources.
@available(iOS 17.0, *)
public struct ColorResource: Hashable, Sendable {
  internal let name: String

  /// Creates the name of a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
