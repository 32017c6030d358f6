/// A gesture of one or more taps.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a tap gesture.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  /// The type of the gesture's value, which is empty.
  public typealias Value = Void

  /// Returns the empty value for a tap, or nil for any other touch.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    touch == .tap ? () : nil
  }

  /// Returns whether the gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    touch == .tap
  }
}

/// A gesture of one or more taps that reports the location of the taps.
@available(iOS 16.0, *)
public struct SpatialTapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates a tap gesture.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  /// Creates a tap gesture whose location is in the given coordinate space.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }

  /// The value of a tap gesture with a location.
  public struct Value: Equatable, Sendable {
    /// The location of the tap.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  /// Returns a value for a tap, or nil for any other touch.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - touch: The user's touch.
  /// - Returns: The value at the end, if it ends.
  public static func play(_ gesture: Self, with touch: Touch) -> Value? {
    touch == .tap ? Value(location: .zero) : nil
  }

  /// Returns whether the gesture responds to a user's touch.
  ///
  /// - Parameters:
  ///   - touch: The user's touch.
  ///   - gesture: The gesture.
  /// - Returns: Whether the gesture would end with a value.
  public static func awaits(_ touch: Touch, in gesture: Self) -> Bool {
    touch == .tap
  }
}
