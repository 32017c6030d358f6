// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A picture among an app's resources.
@available(iOS 17.0, *)
public struct ImageResource: Hashable, Sendable {
  internal let name: String

  /// Creates the name of a picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
