// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIRefreshControl` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Stands in for `beginRefreshing` of `UIRefreshControl`.
  open func beginRefreshing() {}
  /// Stands in for `endRefreshing` of `UIRefreshControl`.
  open func endRefreshing() {}
  /// Stands in for `isRefreshing` of `UIRefreshControl`.
  open var isRefreshing: Bool { false }
  /// Stands in for `attributedTitle` of `UIRefreshControl`.
  open var attributedTitle: NSAttributedString? = nil
}
