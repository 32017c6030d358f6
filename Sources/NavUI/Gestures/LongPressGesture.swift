/// A finger that stays for a while.
public struct LongPressGesture {
  /// The time for which the finger stays.
  public var minimumDuration: Double

  /// The distance that the finger may move.
  public var maximumDistance: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// Whether the finger has stayed.
  public typealias Value = Bool

  /// Plays the gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: What the person did.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    touch == .hold ? true : nil
  }

  /// Whether the gesture waits for something that a person does.
  ///
  /// - Parameters:
  ///   - touch: What the person does.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    touch == .hold
  }
}
