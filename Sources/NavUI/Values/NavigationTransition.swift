/// The transition of a screen, which is immediate here.
@available(iOS 18.0, *)
public protocol NavigationTransition {}

/// The system's usual transition.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition that grows out of a view.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  /// The view that the screen grows out of.
  let source: ZoomSource
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's usual transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that grows out of the view with an identifier.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}
