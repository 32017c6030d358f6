// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAEmitterLayerRenderMode` of UIKit, and does nothing.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAEmitterLayerRenderMode`.
  public let rawValue: String
  /// Creates what stands in for a `CAEmitterLayerRenderMode`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `unordered` of `CAEmitterLayerRenderMode`.
  public static let unordered: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(
    rawValue: "unordered"
  )
  /// Stands in for `additive` of `CAEmitterLayerRenderMode`.
  public static let additive: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(
    rawValue: "additive"
  )
}
