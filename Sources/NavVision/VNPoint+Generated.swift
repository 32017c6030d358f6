// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNPoint` of Vision, and does nothing.
open class VNPoint: NSObject, @unchecked Sendable {
  /// Stands in for `x` of `VNPoint`.
  public let x: Double
  /// Stands in for `y` of `VNPoint`.
  public let y: Double
  /// Creates what stands in for a `VNPoint`.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
    super.init()
  }
  /// Creates what stands in for a `VNPoint`.
  public convenience init(location: CGPoint) {
    self.init(x: location.x, y: location.y)
  }
  /// Stands in for `location` of `VNPoint`.
  open var location: CGPoint { CGPoint(x: x, y: y) }
  /// Stands in for `distance` of `VNPoint`.
  open func distance(_ point: VNPoint) -> Double {
    ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot()
  }
}
