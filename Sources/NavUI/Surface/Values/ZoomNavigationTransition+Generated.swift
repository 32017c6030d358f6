// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A transition that grows out of a view.
@available(iOS 18.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  /// The view that the screen grows out of.
  internal let source: ZoomSource
}
