/// A configuration for the changes that scrolling makes to views.
@available(iOS 17.0, *)
public struct ScrollTransitionConfiguration: Sendable {
  private let name: String

  /// The configuration that changes views gradually.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// The configuration that changes views with an animation as soon as a threshold is reached.
  public static let animated = ScrollTransitionConfiguration(name: "animated")

  /// The configuration that leaves views unchanged.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// Returns a configuration that changes views gradually, with a timing curve.
  ///
  /// - Parameter timingCurve: The timing curve.
  /// - Returns: The configuration.
  public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }

  /// Returns a configuration that changes views with an animation as soon as a threshold is reached.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The configuration.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }

  /// Returns the configuration unchanged, because animations have no effect in NavLab.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The configuration.
  public func animation(_ animation: Animation) -> Self { self }

  /// Returns the configuration unchanged, because thresholds have no effect in NavLab.
  ///
  /// - Parameter threshold: The visible part of the view.
  /// - Returns: The configuration.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// The part of a view that must be visible before the view changes.
  public struct Threshold: Sendable {
    private let amount: Double

    /// The threshold at which the view is completely visible.
    public static let visible = Threshold(amount: 1)

    /// The threshold at which the view is completely hidden.
    public static let hidden = Threshold(amount: 0)

    /// The threshold at which half of the view is visible.
    public static var centered: Threshold { Threshold(amount: 0.5) }

    /// Returns a threshold at which a fraction of the view is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

    /// Returns the threshold unchanged, because thresholds have no effect in NavLab.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// The phase of a view's transition while content is scrolled.
@available(iOS 17.0, *)
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The phase in which the view appears at the top.
  case topLeading

  /// The phase in which the view is visible.
  case identity

  /// The phase in which the view appears at the bottom.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is visible in the phase.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top, 0 while the view is visible, and 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
