/// The animation of a change; here every change is immediate.
public struct Animation: Equatable, Sendable {
  private let name: String

  /// The time until it is complete, in seconds; infinite for an endless animation (OB-32).
  package private(set) var duration: TimeInterval

  /// Creates an animation.
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

  /// Returns the animation with a delay.
  public func delay(_ delay: TimeInterval) -> Animation { lasting(duration + delay) }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    lasting(speed > 0 ? duration / speed : .infinity)
  }

  /// Returns the animation, repeated several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    lasting(duration * Double(max(1, repeatCount)))
  }

  /// Returns the animation, repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { lasting(.infinity) }

  /// Returns the animation, which is logically complete after a time.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { lasting(duration) }

  private func lasting(_ duration: TimeInterval) -> Animation {
    var animation = self
    animation.duration = max(0, duration)
    return animation
  }
}

extension Animation {
  /// The linear timing.
  public static var linear: Animation { .linear(duration: 0.35) }

  /// Returns the linear timing with a duration.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear", duration: duration)
  }

  /// The ease-in timing.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Returns the ease-in timing with a duration.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }

  /// The ease-out timing.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Returns the ease-out timing with a duration.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }

  /// The ease-in-out timing.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// Returns the ease-in-out timing with a duration.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }

  /// Returns an animation with a timing curve through two control points.
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
