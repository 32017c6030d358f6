// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSDataAsset` of UIKit, and does nothing.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// Stands in for `name` of `NSDataAsset`.
  public let name: String
  /// Stands in for `data` of `NSDataAsset`.
  public let data: Data = Data()
  /// Creates what stands in for a `NSDataAsset`.
  public init?(name: String) {
    self.name = name
    super.init()
  }
  /// Creates what stands in for a `NSDataAsset`.
  public init?(name: String, bundle: Bundle) {
    self.name = name
    super.init()
  }
}
