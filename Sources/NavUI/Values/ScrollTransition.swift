/// The timing of a view's changes while content is scrolled.
@available(iOS 17.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  /// Gradual.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// Immediate, with an animation.
  public static let animated = ScrollTransitionConfiguration(name: "animated")

  /// No change.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// Returns a configuration that changes views gradually, with a timing curve.
  ///
  /// - Parameter timingCurve: The timing curve.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }

  /// Returns a configuration that changes views at once, with an animation.
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
  /// - Parameter threshold: The visible part of the view.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// The part of a view that must be visible.
  public struct Threshold: Sendable {
    private let amount: Double

    /// The whole view.
    public static let visible = Threshold(amount: 1)

    /// No part of the view.
    public static let hidden = Threshold(amount: 0)

    /// The middle of the view.
    public static var centered: Threshold { Threshold(amount: 0.5) }

    /// Returns a threshold at a visible fraction of the view.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

    /// Returns the threshold, moved inwards.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// The visibility of a view while content is scrolled.
@available(iOS 17.0, *)
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view appears at the top.
  case topLeading

  /// The view is visible.
  case identity

  /// The view appears at the bottom.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top, 0 while the view is visible, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
