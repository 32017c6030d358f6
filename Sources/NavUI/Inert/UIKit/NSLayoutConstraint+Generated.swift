// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLayoutConstraint` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// Stands in for `isActive` of `NSLayoutConstraint`.
  open var isActive: Bool = false
  /// Stands in for `constant` of `NSLayoutConstraint`.
  open var constant: CGFloat = 0
  /// Stands in for `priority` of `NSLayoutConstraint`.
  open var priority: UILayoutPriority = .required
  /// Creates what stands in for a `NSLayoutConstraint`.
  public init() {
  }
  /// Stands in for `activate` of `NSLayoutConstraint`.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Stands in for `deactivate` of `NSLayoutConstraint`.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
  /// Stands in for `Axis` of `NSLayoutConstraint`.
  public enum Axis: Int, Sendable {
    /// Stands in for `horizontal` of `Axis`.
    case horizontal, vertical
  }
}
