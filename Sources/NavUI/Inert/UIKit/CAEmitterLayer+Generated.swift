// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAEmitterLayer` of UIKit, and does nothing.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  /// Stands in for `emitterCells` of `CAEmitterLayer`.
  open var emitterCells: [CAEmitterCell]? = nil
  /// Stands in for `emitterPosition` of `CAEmitterLayer`.
  open var emitterPosition: CGPoint = .zero
  /// Stands in for `emitterSize` of `CAEmitterLayer`.
  open var emitterSize: CGSize = .zero
  /// Stands in for `emitterShape` of `CAEmitterLayer`.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// Stands in for `emitterMode` of `CAEmitterLayer`.
  open var emitterMode: String = ""
  /// Stands in for `renderMode` of `CAEmitterLayer`.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Stands in for `birthRate` of `CAEmitterLayer`.
  open var birthRate: Float = 1
  /// Stands in for `lifetime` of `CAEmitterLayer`.
  open var lifetime: Float = 1
}
