/// A transition that changes nothing.
@available(iOS 17.0, *)
public struct IdentityTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

@available(iOS 17.0, *)
extension IdentityTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == IdentityTransition {
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
}

/// A transition with a fade.
@available(iOS 17.0, *)
public struct OpacityTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

@available(iOS 17.0, *)
extension OpacityTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == OpacityTransition {
  /// A transition with a fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

/// A transition that moves the view in from the leading edge.
@available(iOS 17.0, *)
public struct SlideTransition {
  /// Creates the transition.
  public nonisolated init() {}
}

@available(iOS 17.0, *)
extension SlideTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge.
  public static var slide: SlideTransition { SlideTransition() }
}

/// A transition with a change of scale.
@available(iOS 17.0, *)
public struct ScaleTransition {
  /// Creates the transition.
  public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {}
}

@available(iOS 17.0, *)
extension ScaleTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
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

/// A transition that moves the view over an edge.
@available(iOS 17.0, *)
public struct MoveTransition {
  /// Creates the transition.
  public nonisolated init(edge: Edge) {}
}

@available(iOS 17.0, *)
extension MoveTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view over an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

/// A transition that pushes out the previous content.
@available(iOS 17.0, *)
public struct PushTransition {
  /// Creates the transition.
  public nonisolated init(edge: Edge) {}
}

@available(iOS 17.0, *)
extension PushTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == PushTransition {
  /// Returns a transition that pushes out the previous content.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

/// A transition that moves the view by a distance.
@available(iOS 17.0, *)
public struct OffsetTransition {
  /// Creates the transition.
  public nonisolated init(_ offset: CGSize) {}
}

@available(iOS 17.0, *)
extension OffsetTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
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

/// A transition with a blur.
@available(iOS 17.0, *)
public struct BlurReplaceTransition {
  /// The direction in which views move while they are blurred.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Down when appearing, up when disappearing.
    public static var downUp: Configuration { Configuration(name: "downUp") }

    /// Up in both cases.
    public static var upUp: Configuration { Configuration(name: "upUp") }
  }

  /// Creates the transition.
  public nonisolated init(configuration: Configuration = .downUp) {}
}

@available(iOS 17.0, *)
extension BlurReplaceTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, *)
extension Transition where Self == BlurReplaceTransition {
  /// A transition with a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }

  /// Returns a transition with a blur.
  ///
  /// - Parameter config: The directions in which views move.
  /// - Returns: The transition.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}

/// A transition with different effects when the view appears and disappears.
@available(iOS 17.0, *)
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The effect when the view appears.
  public var insertion: Insertion

  /// The effect when the view disappears.
  public var removal: Removal

  /// Creates the transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

@available(iOS 17.0, *)
extension AsymmetricTransition: Transition {
  /// Returns the view, unchanged.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase of its appearance.
  /// - Returns: The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
