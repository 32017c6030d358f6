/// A long press with a finger.
public struct LongPressGesture {
  /// The minimum duration of the press.
  public var minimumDuration: Double

  /// The maximum movement of the finger.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// The type of the gesture's value, which indicates whether the finger was pressed long enough.
  public typealias Value = Bool

  /// Returns true for a long press, or nil for any other touch.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    touch == .hold ? true : nil
  }

  /// Returns whether the gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    touch == .hold
  }
}
