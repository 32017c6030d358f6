// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CALayerContentsGravity` of UIKit, and does nothing.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CALayerContentsGravity`.
  public let rawValue: String
  /// Creates what stands in for a `CALayerContentsGravity`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `resize` of `CALayerContentsGravity`.
  public static let resize: CALayerContentsGravity = CALayerContentsGravity(rawValue: "resize")
  /// Stands in for `resizeAspect` of `CALayerContentsGravity`.
  public static let resizeAspect: CALayerContentsGravity = CALayerContentsGravity(
    rawValue: "resizeAspect"
  )
  /// Stands in for `resizeAspectFill` of `CALayerContentsGravity`.
  public static let resizeAspectFill: CALayerContentsGravity = CALayerContentsGravity(
    rawValue: "resizeAspectFill"
  )
  /// Stands in for `center` of `CALayerContentsGravity`.
  public static let center: CALayerContentsGravity = CALayerContentsGravity(rawValue: "center")
}
