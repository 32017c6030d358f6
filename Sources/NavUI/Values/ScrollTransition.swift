/// The change of looks while content is scrolled.
@available(iOS 17.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  /// Step by step.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")

  /// No mask.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// Step by step, at a pace.
  ///
  /// - Parameter timingCurve: The pace.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }

  /// At once, with an animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The configuration.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }

  /// Returns the configuration with an animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The configuration.
  public func animation(_ animation: Animation) -> Self { self }

  /// Returns the configuration with another threshold.
  ///
  /// - Parameter threshold: How much of the view is seen.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// The part of a view that is seen.
  public struct Threshold: Sendable {
    private let amount: Double

    /// Some of it.
    public static let visible = Threshold(amount: 1)

    /// Nothing of it.
    public static let hidden = Threshold(amount: 0)

    /// The middle of it.
    public static var centered: Threshold { Threshold(amount: 0.5) }

    /// Returns a share of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

    /// Returns the threshold, moved inwards.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// Whether a view is seen while content is scrolled.
@available(iOS 17.0, *)
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top.
  case topLeading

  /// It is seen.
  case identity

  /// It comes in at the bottom.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top, 0 while it is seen, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
