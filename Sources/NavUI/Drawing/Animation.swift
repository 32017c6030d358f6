/// The animation of a change, which NavLab applies immediately.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The duration in seconds, which is infinite for an endless animation (OB-32).
  package private(set) var duration: TimeInterval

  /// Creates an animation with a name and a duration.
  ///
  /// - Parameters:
  ///   - name: The name of the timing curve.
  ///   - duration: The duration, in seconds.
  package init(name: String, duration: TimeInterval) {
    self.name = name
    self.duration = max(0, duration)
  }

  /// The system's default animation.
  public static let `default` = Animation(name: "default", duration: 0.5)

  /// Returns the animation with a delay before its start.
  public func delay(_ delay: TimeInterval) -> Animation { lasting(duration + delay) }

  /// Returns the animation with its speed multiplied by a factor.
  public func speed(_ speed: Double) -> Animation {
    lasting(speed > 0 ? duration / speed : .infinity)
  }

  /// Returns the animation repeated several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    lasting(duration * Double(max(1, repeatCount)))
  }

  /// Returns the animation repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { lasting(.infinity) }

  /// Returns the animation with another duration, after which it is logically complete.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { lasting(duration) }

  private func lasting(_ duration: TimeInterval) -> Animation {
    var animation = self
    animation.duration = max(0, duration)
    return animation
  }
}

extension Animation {
  /// An animation at constant speed.
  public static var linear: Animation { .linear(duration: 0.35) }

  /// Returns an animation at constant speed with the given duration.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear", duration: duration)
  }

  /// An animation that starts slowly.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Returns an animation that starts slowly and has the given duration.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }

  /// An animation that ends slowly.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Returns an animation that ends slowly and has the given duration.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }

  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// Returns an animation that starts and ends slowly and has the given duration.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }

  /// Returns an animation whose timing curve has the given control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(name: "timingCurve", duration: duration)
  }
}
