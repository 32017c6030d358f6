/// The settings of a spring, which NavLab does not simulate.
@available(iOS 17.0, *)
public struct Spring: Hashable, Sendable {
  /// The perceived duration of the spring.
  public var duration: TimeInterval

  /// The overshoot of the spring.
  public var bounce: Double

  /// Creates a spring from its duration and bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Creates a spring from its response and damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// Creates a spring from its physics.
  public init(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    self.init()
  }

  /// The stiffness of the spring, as a duration.
  public var response: Double { duration }

  /// The damping ratio of the spring.
  public var dampingRatio: Double { 1 - bounce }

  /// The time that the spring takes to rest.
  public var settlingDuration: TimeInterval { duration }

  /// The smooth spring.
  public static var smooth: Spring { Spring() }

  /// Returns the smooth spring with changed settings.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - extraBounce: The additional bounce.
  /// - Returns: The spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// The snappy spring.
  public static var snappy: Spring { Spring(bounce: 0.15) }

  /// Returns the snappy spring with changed settings.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - extraBounce: The additional bounce.
  /// - Returns: The spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The bouncy spring.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// Returns the bouncy spring with changed settings.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - extraBounce: The additional bounce.
  /// - Returns: The spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// Returns an animation with a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The duration of a change of springs.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(name: "spring", duration: spring.duration)
  }

  /// Returns an animation with a spring, for values that follow a finger.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The duration of a change of springs.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func interactiveSpring(
    _ spring: Spring,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "spring", duration: spring.duration)
  }

  /// Returns an animation with a spring that is combined with previous ones.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(name: "spring", duration: spring.duration)
  }

  /// Returns an animation with a timing curve.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: The duration.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(name: "timingCurve", duration: duration)
  }

  /// Creates an animation from one of the app's own.
  ///
  /// - Parameter base: The animation.
  @available(iOS 17.0, *)
  public init<A: CustomAnimation>(_ base: A) {
    self = .default
  }
}
