/// A gesture that a person can make on a view with fingers or a pointer.
///
/// A gesture made of others has a `body`; the rest is for the runtime, which plays a whole gesture at once.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The facts about the gesture.
  associatedtype Value

  /// The type of gesture that `body` is made of.
  associatedtype Body: Gesture

  /// The gesture that stands for this one.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Plays what a person did, and runs the actions that it leads to.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: What the person did.
  /// - Returns: The value at the end, or nil when this is not what the gesture waits for.
  static func play(_ gesture: Self, with touch: Touch) -> Value?

  /// Whether a gesture waits for something that a person does.
  ///
  /// - Parameters:
  ///   - touch: What the person does.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  static func awaits(_ touch: Touch, in gesture: Self) -> Bool
}

/// A person's touch with a finger, as far as gestures tell it apart.
public enum Touch: Hashable, Sendable {
  /// A number of taps.
  case tap
  /// A finger that stays.
  case hold
}

extension Gesture where Value == Body.Value {
  /// Plays the gesture that stands for this one.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: What the person did.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    Body.play(gesture.body, with: touch)
  }

  /// Asks the gesture that stands for this one.
  ///
  /// - Parameters:
  ///   - touch: What the person does.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    Body.awaits(touch, in: gesture.body)
  }
}

extension Never: Gesture {
  /// Nothing is known about a gesture that cannot exist.
  public typealias Value = Never

  /// A gesture that cannot exist is never played.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: What the person did.
  /// - Returns: Nothing.
  public static func play(_ gesture: Never, with touch: Touch) -> Never? {}

  /// A gesture that cannot exist waits for nothing.
  ///
  /// - Parameters:
  ///   - touch: What the person does.
  ///   - gesture: The gesture.
  /// - Returns: No.
  public static func awaits(_ touch: Touch, in gesture: Never) -> Bool {}
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The facts about the gesture.
  public typealias Value = Wrapped.Value

  /// A primitive gesture has no body.
  public typealias Body = Never

  /// A primitive gesture has no body.
  public var body: Never {
    preconditionFailure("An optional gesture is played by the runtime and has no body.")
  }

  /// Plays the gesture, if there is one.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: What the person did.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Wrapped.Value? {
    gesture.flatMap { Wrapped.play($0, with: touch) }
  }

  /// Asks the gesture, if there is one.
  ///
  /// - Parameters:
  ///   - touch: What the person does.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    gesture.map { Wrapped.awaits(touch, in: $0) } ?? false
  }
}
