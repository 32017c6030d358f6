// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIScene` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Stands in for `activationState` of `UIScene`.
  open var activationState: ActivationState = .foregroundActive
  /// Stands in for `delegate` of `UIScene`.
  public weak var delegate: (any UISceneDelegate)? = nil
  /// Stands in for `title` of `UIScene`.
  open var title: String! = nil
  /// Stands in for `session` of `UIScene`.
  public lazy var session: UISceneSession = UISceneSession()
  /// Stands in for `ActivationState` of `UIScene`.
  public enum ActivationState: Int, Sendable {
    /// Stands in for `unattached` of `ActivationState`.
    case unattached = -1
    /// Stands in for `foregroundActive` of `ActivationState`.
    case foregroundActive, foregroundInactive, background
  }
}
