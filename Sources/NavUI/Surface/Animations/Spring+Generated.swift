// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot())
    )
  }

  /// The stiffness of the spring, as a duration.
  public var response: Double { duration }

  /// The damping ratio of the spring.
  public var dampingRatio: Double { 1 - bounce }

  /// The time that the spring takes to rest.
  public var settlingDuration: TimeInterval { duration }

  /// The spring "smooth".
  public static var smooth: Spring { Spring() }

  /// Returns the spring "smooth", adjusted.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - extraBounce: The additional bounce.
  /// - Returns: The spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// The spring "snappy".
  public static var snappy: Spring { Spring(bounce: 0.15) }

  /// Returns the spring "snappy", adjusted.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - extraBounce: The additional bounce.
  /// - Returns: The spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The spring "bouncy".
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// Returns the spring "bouncy", adjusted.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - extraBounce: The additional bounce.
  /// - Returns: The spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
