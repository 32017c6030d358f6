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
  /// Creates what stands in for a `NSLayoutConstraint`.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    constant = c
  }
  /// Stands in for `identifier` of `NSLayoutConstraint`.
  open var identifier: String? = nil
  /// Stands in for `multiplier` of `NSLayoutConstraint`.
  open var multiplier: CGFloat { 1 }
  /// Stands in for `firstItem` of `NSLayoutConstraint`.
  open var firstItem: AnyObject? { nil }
  /// Stands in for `secondItem` of `NSLayoutConstraint`.
  open var secondItem: AnyObject? { nil }
  /// Stands in for `constraints` of `NSLayoutConstraint`.
  public static func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
  /// Stands in for `Relation` of `NSLayoutConstraint`.
  public enum Relation: Int, Sendable {
    /// Stands in for `lessThanOrEqual` of `Relation`.
    case lessThanOrEqual = -1
    /// Stands in for `equal` of `Relation`.
    case equal, greaterThanOrEqual
  }
  /// Stands in for `Attribute` of `NSLayoutConstraint`.
  public enum Attribute: Int, Sendable {
    /// Stands in for `notAnAttribute` of `Attribute`.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY, lastBaseline, firstBaseline
  }
  /// Stands in for `FormatOptions` of `NSLayoutConstraint`.
  public struct FormatOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `FormatOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `FormatOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `alignAllCenterX` of `FormatOptions`.
    public static let alignAllCenterX: FormatOptions = FormatOptions(rawValue: 512)
    /// Stands in for `alignAllCenterY` of `FormatOptions`.
    public static let alignAllCenterY: FormatOptions = FormatOptions(rawValue: 1024)
  }
}
