/// A gesture that a user can make on a view with fingers or a pointer.
///
/// A composed gesture has a `body`. The other requirements are for the runtime, which plays a whole
/// gesture at once.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value of the gesture.
  associatedtype Value

  /// The type of gesture that `body` returns.
  associatedtype Body: Gesture

  /// The gesture that implements this one.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Performs a user's touch, and runs its actions.
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

/// A user's touch, as far as gestures distinguish it.
public enum Touch: Hashable, Sendable {
  /// A number of taps.
  case tap
  /// A long press.
  case hold
}

extension Gesture where Value == Body.Value {
  /// Performs the gesture that implements this one.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    Body.play(gesture.body, with: touch)
  }

  /// Returns whether the gesture that implements this one responds.
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
  /// The value of a gesture that cannot exist.
  public typealias Value = Never

  /// Stops, because such a gesture cannot exist.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: Nothing.
  public static func play(_ gesture: Never, with touch: Touch) -> Never? {}

  /// Stops, because such a gesture cannot exist.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: False.
  public static func awaits(_ touch: Touch, in gesture: Never) -> Bool {}
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value

  /// A primitive gesture has no body.
  public typealias Body = Never

  /// A primitive gesture has no body.
  public var body: Never {
    preconditionFailure("An optional gesture is played by the runtime and has no body.")
  }

  /// Performs the gesture, if there is one.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Wrapped.Value? {
    gesture.flatMap { Wrapped.play($0, with: touch) }
  }

  /// Returns whether the gesture responds, if there is one.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    gesture.map { Wrapped.awaits(touch, in: $0) } ?? false
  }
}
