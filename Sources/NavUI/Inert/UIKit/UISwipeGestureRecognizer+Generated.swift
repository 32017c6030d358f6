// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISwipeGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `direction` of `UISwipeGestureRecognizer`.
  open var direction: Direction = .right
  /// Stands in for `Direction` of `UISwipeGestureRecognizer`.
  public struct Direction: OptionSet, Sendable {
    /// Stands in for `rawValue` of `Direction`.
    public let rawValue: UInt
    /// Creates what stands in for a `Direction`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `right` of `Direction`.
    public static let right: Direction = Direction(rawValue: 1)
    /// Stands in for `left` of `Direction`.
    public static let left: Direction = Direction(rawValue: 2)
    /// Stands in for `up` of `Direction`.
    public static let up: Direction = Direction(rawValue: 4)
    /// Stands in for `down` of `Direction`.
    public static let down: Direction = Direction(rawValue: 8)
  }
  /// Stands in for `numberOfTouchesRequired` of `UISwipeGestureRecognizer`.
  open var numberOfTouchesRequired: Int = 1
}
