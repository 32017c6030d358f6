/// How a value changes over time; in the lab every change is immediate.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The system's usual animation.
  public static let `default` = Animation(name: "default")

  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }

  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The animation, which counts as complete after a time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Animation {
  /// The timing "linear".
  public static var linear: Animation { Animation(name: "linear") }

  /// The timing "linear" over a duration.
  public static func linear(duration: TimeInterval) -> Animation { Animation(name: "linear") }

  /// The timing "ease in".
  public static var easeIn: Animation { Animation(name: "easeIn") }

  /// The timing "ease in" over a duration.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(name: "easeIn") }

  /// The timing "ease out".
  public static var easeOut: Animation { Animation(name: "easeOut") }

  /// The timing "ease out" over a duration.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(name: "easeOut") }

  /// The timing "ease in out".
  public static var easeInOut: Animation { Animation(name: "easeInOut") }

  /// The timing "ease in out" over a duration.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(name: "easeInOut") }

  /// A timing curve through two control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(name: "timingCurve")
  }
}
