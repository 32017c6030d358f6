// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewHeaderFooterView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// Creates what stands in for a `UITableViewHeaderFooterView`.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
  /// Creates what stands in for a `UITableViewHeaderFooterView`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  /// Creates what stands in for a `UITableViewHeaderFooterView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Stands in for `textLabel` of `UITableViewHeaderFooterView`.
  open var textLabel: UILabel? { nil }
  /// Stands in for `detailTextLabel` of `UITableViewHeaderFooterView`.
  open var detailTextLabel: UILabel? { nil }
  /// Stands in for `contentView` of `UITableViewHeaderFooterView`.
  public let contentView: UIView = UIView()
  /// Stands in for `reuseIdentifier` of `UITableViewHeaderFooterView`.
  open var reuseIdentifier: String? { nil }
}
