// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStackView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIStackView: UIView {
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
}
