/// A view's transition when it appears and disappears.
@available(iOS 17.0, *)
@MainActor @preconcurrency
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
  @ViewBuilder @MainActor @preconcurrency
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
  /// - Returns: The combination.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition { self }
}

extension View {
  /// Sets the view's transition.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }
}

extension AnyTransition {
  /// Wraps a transition.
  @available(iOS 17.0, *)
  public init<T: Transition>(_ transition: T) {
    self = .identity
  }

  /// Returns a transition between two modifiers.
  ///
  /// - Parameters:
  ///   - active: The modifier of an absent view.
  ///   - identity: The modifier of a present view.
  /// - Returns: The transition.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }

  /// A transition in which a blur replaces one view by another.
  @available(iOS 17.0, *)
  public static var blurReplace: AnyTransition { .identity }
}
