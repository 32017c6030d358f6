extension Animation {
  /// A spring.
  public static var spring: Animation { .default }

  /// Returns a spring with a response.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "spring", duration: response)
  }

  /// Returns a spring with a duration and bounce.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// A spring for values that follow a finger.
  public static var interactiveSpring: Animation { .default }

  /// Returns a spring for values that follow a finger, with a response.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(name: "spring", duration: response)
  }

  /// Returns a spring for values that follow a finger, with a duration and bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(name: "spring", duration: duration)
  }

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
  ) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// The smooth spring.
  public static var smooth: Animation { .default }

  /// Returns the smooth spring with changed settings.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// The snappy spring.
  public static var snappy: Animation { .default }

  /// Returns the snappy spring with changed settings.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(name: "spring", duration: duration)
  }

  /// The bouncy spring.
  public static var bouncy: Animation { .default }

  /// Returns the bouncy spring with changed settings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(name: "spring", duration: duration)
  }
}
