public import Foundation

@available(iOS 17.0, *)
extension Spring {
  /// The stiffness of the spring.
  public var stiffness: Double { frequency * frequency }
  /// The damping of the spring.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// The mass at the end of the spring.
  public var mass: Double { 1 }

  /// Returns the value at a given time in a motion from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The value at which the spring rests.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The time since the beginning, in seconds.
  /// - Returns: The value.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.offset) + initialVelocity.scaled(by: motion.push)
  }

  /// Returns the velocity at a given time in a motion from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The value at which the spring rests.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The time since the beginning, in seconds.
  /// - Returns: The velocity.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let motion = motion(at: time)
    return target.scaled(by: -motion.offsetSpeed) + initialVelocity.scaled(by: motion.pushSpeed)
  }

  /// Returns the value at a given time in a motion between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at which the spring rests.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The time since the beginning, in seconds.
  /// - Returns: The value.
  public func value<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return result
  }

  /// Returns the velocity at a given time in a motion between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at which the spring rests.
  ///   - initialVelocity: The velocity at the beginning.
  ///   - time: The time since the beginning, in seconds.
  /// - Returns: The velocity.
  public func velocity<V: Animatable>(
    fromValue: V,
    toValue: V,
    initialVelocity: V,
    time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData,
      time: time
    )
    return result
  }

  /// Advances a value and its velocity by a time interval.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - velocity: The velocity.
  ///   - target: The value at which the spring rests.
  ///   - deltaTime: The duration of the step, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V,
    velocity: inout V,
    target: V,
    deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = value
    value = start + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  private var frequency: Double { 2 * .pi / max(duration, 0.000_1) }

  /// Returns the factors of the initial distance and the initial velocity at a given time, with their rates of change.
  private func motion(
    at time: TimeInterval
  ) -> (offset: Double, push: Double, offsetSpeed: Double, pushSpeed: Double) {
    let rate = dampingRatio * frequency
    let stretch = frequency * frequency - rate * rate
    let fading = exp(-rate * time)
    // The solutions of x″ + 2·rate·x′ + frequency²·x = 0, which oscillate only below the critical damping.
    let swing = abs(stretch).squareRoot()
    let even: Double
    let odd: Double
    if swing * time < 0.000_001 {
      (even, odd) = (1, time)
    } else if stretch > 0 {
      (even, odd) = (cos(swing * time), sin(swing * time) / swing)
    } else {
      (even, odd) = (cosh(swing * time), sinh(swing * time) / swing)
    }
    return (
      fading * (even + rate * odd), fading * odd,
      -fading * frequency * frequency * odd, fading * (even - rate * odd)
    )
  }
}

extension VectorArithmetic {
  fileprivate func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}
