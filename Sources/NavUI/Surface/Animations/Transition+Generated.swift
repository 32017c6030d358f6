// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 17.0, *)
extension Transition where Self == IdentityTransition {
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
}

@available(iOS 17.0, *)
extension Transition where Self == OpacityTransition {
  /// A transition with a fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

@available(iOS 17.0, *)
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge.
  public static var slide: SlideTransition { SlideTransition() }
}

@available(iOS 17.0, *)
extension Transition where Self == ScaleTransition {
  /// A transition with a change of scale.
  public static var scale: ScaleTransition { ScaleTransition() }

  /// Returns a transition that starts from a scale.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - anchor: The point that stays in place.
  /// - Returns: The transition.
  @_disfavoredOverload
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

@available(iOS 17.0, *)
extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view over an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

@available(iOS 17.0, *)
extension Transition where Self == PushTransition {
  /// Returns a transition that pushes out the previous content.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

@available(iOS 17.0, *)
extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view by a distance.
  ///
  /// - Parameter offset: The distance.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Returns a transition that moves the view by a distance.
  ///
  /// - Parameters:
  ///   - x: The distance to the right.
  ///   - y: The distance down.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

@available(iOS 17.0, *)
extension Transition where Self == SymbolEffectTransition {
  /// A transition with the effect that the system chooses.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Returns a transition with an effect of a symbol.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The options of the effect.
  /// - Returns: The transition.
  public static func symbolEffect<T>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition()
  }
}

@available(iOS 17.0, *)
extension Transition where Self == BlurReplaceTransition {
  /// A transition with a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }

  /// Returns a transition with a blur.
  ///
  /// - Parameter config: Which way views move.
  /// - Returns: The transition.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// A view's transition when it appears and disappears.
@available(iOS 17.0, *)
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The changed view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The special properties of the transition.
  static var properties: TransitionProperties { get }
}

@available(iOS 17.0, *)
extension Transition {
  /// No special properties.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the transition with its own animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The transition.
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }

  /// Returns this transition combined with another one.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: Both.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition { self }
}
