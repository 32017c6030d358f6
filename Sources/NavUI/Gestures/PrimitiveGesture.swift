/// A built-in gesture, which has no body.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// The body of the gesture, which is never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) is performed by the runtime and has no body.")
  }

  /// Returns nil, because most gestures require moving fingers.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: Nil.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? { nil }

  /// Returns false, because most gestures require moving fingers.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: False.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool { false }
}
