// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A curve from 0 to 1 that paces an animation.
@available(iOS 17.0, *)
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// Returns a curve through two control points.
  ///
  /// - Parameters:
  ///   - startControlPoint: The first point.
  ///   - endControlPoint: The second point.
  /// - Returns: The curve.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(name: "bezier")
  }

  /// A straight line.
  public static let linear = UnitCurve(name: "linear")

  /// Slow at the beginning.
  public static let easeIn = UnitCurve(name: "easeIn")

  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")

  /// Slow at the beginning and the end.
  public static let easeInOut = UnitCurve(name: "easeInOut")

  /// A quarter of a circle that is slow at the beginning.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")

  /// A quarter of a circle that is slow at the end.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")

  /// Half a circle.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  /// The reversed curve.
  public var inverse: UnitCurve { self }

  /// Returns the value of the curve; here every curve is a straight line.
  ///
  /// - Parameter progress: The progress, from 0 to 1.
  /// - Returns: The height.
  public func value(at progress: Double) -> Double { min(max(progress, 0), 1) }

  /// Returns the slope of the curve.
  ///
  /// - Parameter progress: The progress, from 0 to 1.
  /// - Returns: The slope.
  public func velocity(at progress: Double) -> Double { 1 }
}
