// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISwipeActionsConfiguration` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// Stands in for `actions` of `UISwipeActionsConfiguration`.
  public let actions: [UIContextualAction]
  /// Stands in for `performsFirstActionWithFullSwipe` of `UISwipeActionsConfiguration`.
  open var performsFirstActionWithFullSwipe: Bool = true
  /// Creates what stands in for a `UISwipeActionsConfiguration`.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
