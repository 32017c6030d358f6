// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITransitionContextViewControllerKey` of UIKit, and does nothing.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `UITransitionContextViewControllerKey`.
  public let rawValue: String
  /// Creates what stands in for a `UITransitionContextViewControllerKey`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `from` of `UITransitionContextViewControllerKey`.
  public static let from: UITransitionContextViewControllerKey =
    UITransitionContextViewControllerKey(rawValue: "from")
  /// Stands in for `to` of `UITransitionContextViewControllerKey`.
  public static let to: UITransitionContextViewControllerKey = UITransitionContextViewControllerKey(
    rawValue: "to"
  )
}
