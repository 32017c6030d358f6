// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Animation {
  /// A spring.
  public static var spring: Animation { .default }

  /// Returns a spring with a response.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring", duration: response) }

  /// Returns a spring with a duration and bounce.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring", duration: duration) }

  /// A spring for values that follow a finger.
  public static var interactiveSpring: Animation { .default }

  /// Returns a spring for values that follow a finger, with a response.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(name: "spring", duration: response) }

  /// Returns a spring for values that follow a finger, with a duration and bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(name: "spring", duration: duration) }

  /// Returns a spring with physical values.
  public static func interpolatingSpring(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      name: "spring",
      duration: 2 * .pi * (mass / max(stiffness, .leastNonzeroMagnitude)).squareRoot()
    )
  }

  /// Returns a spring that is combined with previous ones, with a duration and bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation { Animation(name: "spring", duration: duration) }

  /// The spring "smooth".
  public static var smooth: Animation { .default }

  /// Returns the spring "smooth", adjusted.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// The spring "snappy".
  public static var snappy: Animation { .default }

  /// Returns the spring "snappy", adjusted.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// The spring "bouncy".
  public static var bouncy: Animation { .default }

  /// Returns the spring "bouncy", adjusted.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// Returns a spring.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The duration of a change of springs.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(name: "spring", duration: spring.duration)
  }

  /// Returns a spring for values that follow a finger.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The duration of a change of springs.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func interactiveSpring(
    _ spring: Spring,
    blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring", duration: spring.duration) }

  /// Returns a spring that is combined with previous ones.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity.
  /// - Returns: The animation.
  @available(iOS 17.0, *)
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0.0
  ) -> Animation { Animation(name: "spring", duration: spring.duration) }

  /// Returns a timing curve.
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
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}
