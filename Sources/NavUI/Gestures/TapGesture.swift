/// One or more taps.
public struct TapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates the gesture.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  /// The value of a tap, which has none.
  public typealias Value = Void

  /// Performs the gesture.
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

/// Taps with their location.
@available(iOS 16.0, *)
public struct SpatialTapGesture {
  /// The number of taps.
  public var count: Int

  /// Creates the gesture.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  /// Creates the gesture with the coordinate space of locations.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }

  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  /// Performs the gesture.
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
