// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStackView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// Stands in for `spacingUseDefault` of `UIStackView`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// Stands in for `spacingUseSystem` of `UIStackView`.
  public static let spacingUseSystem: CGFloat = CGFloat.greatestFiniteMagnitude.nextDown
  /// Stands in for `axis` of `UIStackView`.
  open var axis: NSLayoutConstraint.Axis = .horizontal
  /// Stands in for `spacing` of `UIStackView`.
  open var spacing: CGFloat = 0
  /// Stands in for `arrangedSubviews` of `UIStackView`.
  open var arrangedSubviews: [UIView] = []
  /// Creates what stands in for a `UIStackView`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews = views
  }
  /// Stands in for `addArrangedSubview` of `UIStackView`.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view) }
  /// Stands in for `alignment` of `UIStackView`.
  open var alignment: Alignment = .fill
  /// Stands in for `distribution` of `UIStackView`.
  open var distribution: Distribution = .fill
  /// Stands in for `isBaselineRelativeArrangement` of `UIStackView`.
  open var isBaselineRelativeArrangement: Bool = false
  /// Stands in for `isLayoutMarginsRelativeArrangement` of `UIStackView`.
  open var isLayoutMarginsRelativeArrangement: Bool = false
  /// Stands in for `removeArrangedSubview` of `UIStackView`.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Stands in for `insertArrangedSubview` of `UIStackView`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }
  /// Stands in for `setCustomSpacing` of `UIStackView`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  /// Stands in for `customSpacing` of `UIStackView`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { 0 }
  /// Stands in for `Alignment` of `UIStackView`.
  public enum Alignment: Int, Sendable {
    /// Stands in for `fill` of `Alignment`.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Stands in for `top` of `Alignment`.
    public static var top: Alignment { .leading }
    /// Stands in for `bottom` of `Alignment`.
    public static var bottom: Alignment { .trailing }
  }
  /// Stands in for `Distribution` of `UIStackView`.
  public enum Distribution: Int, Sendable {
    /// Stands in for `fill` of `Distribution`.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}
