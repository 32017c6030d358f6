// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITransitionContextViewKey` of UIKit, and does nothing.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `UITransitionContextViewKey`.
  public let rawValue: String
  /// Creates what stands in for a `UITransitionContextViewKey`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `from` of `UITransitionContextViewKey`.
  public static let from: UITransitionContextViewKey = UITransitionContextViewKey(rawValue: "from")
  /// Stands in for `to` of `UITransitionContextViewKey`.
  public static let to: UITransitionContextViewKey = UITransitionContextViewKey(rawValue: "to")
}
