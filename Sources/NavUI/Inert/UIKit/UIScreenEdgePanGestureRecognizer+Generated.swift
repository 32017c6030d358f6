// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIScreenEdgePanGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Stands in for `edges` of `UIScreenEdgePanGestureRecognizer`.
  open var edges: UIRectEdge = []
}
