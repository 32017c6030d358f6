// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAEmitterLayerEmitterShape` of UIKit, and does nothing.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAEmitterLayerEmitterShape`.
  public let rawValue: String
  /// Creates what stands in for a `CAEmitterLayerEmitterShape`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `point` of `CAEmitterLayerEmitterShape`.
  public static let point: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(
    rawValue: "point"
  )
  /// Stands in for `line` of `CAEmitterLayerEmitterShape`.
  public static let line: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Stands in for `rectangle` of `CAEmitterLayerEmitterShape`.
  public static let rectangle: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(
    rawValue: "rectangle"
  )
  /// Stands in for `circle` of `CAEmitterLayerEmitterShape`.
  public static let circle: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(
    rawValue: "circle"
  )
}
