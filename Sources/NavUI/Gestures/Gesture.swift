/// A gesture that a user can make on a view with fingers or a pointer.
///
/// A composed gesture has a `body`. The other requirements are for the runtime, which plays a whole
/// gesture at once.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value

  /// The type of gesture that `body` returns.
  associatedtype Body: Gesture

  /// The gesture that provides this gesture's behaviour.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Performs a gesture with a user's touch, and returns the gesture's value or nil if there is no response.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, or nil if the gesture does not respond to this.
  static func play(_ gesture: Self, with touch: Touch) -> Value?

  /// Returns whether a gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  static func awaits(_ touch: Touch, in gesture: Self) -> Bool
}

/// A kind of touch to which gestures can respond.
public enum Touch: Hashable, Sendable {
  /// A tap, or several taps for a gesture that requires them.
  case tap
  /// A long press.
  case hold
}

extension Gesture where Value == Body.Value {
  /// Performs the gesture that `body` returns, and returns that gesture's value, if any.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    Body.play(gesture.body, with: touch)
  }

  /// Returns whether the gesture that `body` returns responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    Body.awaits(touch, in: gesture.body)
  }
}

extension Never: Gesture {
  /// The type of the gesture's value; no such value exists.
  public typealias Value = Never

  /// Is never called, because a gesture of this type cannot exist.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: Never, because the app stops.
  public static func play(_ gesture: Never, with touch: Touch) -> Never? {}

  /// Is never called, because a gesture of this type cannot exist.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: False.
  public static func awaits(_ touch: Touch, in gesture: Never) -> Bool {}
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the wrapped gesture's value.
  public typealias Value = Wrapped.Value

  /// The type of the body, which a primitive gesture does not have.
  public typealias Body = Never

  /// The body of the gesture, which is never evaluated.
  public var body: Never {
    preconditionFailure("An optional gesture is performed by the runtime and has no body.")
  }

  /// Performs the wrapped gesture unless the optional is nil, and returns the gesture's value, if any.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Wrapped.Value? {
    gesture.flatMap { Wrapped.play($0, with: touch) }
  }

  /// Returns whether there is a wrapped gesture that responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    gesture.map { Wrapped.awaits(touch, in: $0) } ?? false
  }
}
