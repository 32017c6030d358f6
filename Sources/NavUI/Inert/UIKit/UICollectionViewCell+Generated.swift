// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewCell` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// Stands in for `contentView` of `UICollectionViewCell`.
  public let contentView: UIView = UIView()
  /// Stands in for `isSelected` of `UICollectionViewCell`.
  open var isSelected: Bool = false
  /// Stands in for `isHighlighted` of `UICollectionViewCell`.
  open var isHighlighted: Bool = false
  /// Stands in for `backgroundView` of `UICollectionViewCell`.
  open var backgroundView: UIView? = nil
  /// Stands in for `selectedBackgroundView` of `UICollectionViewCell`.
  open var selectedBackgroundView: UIView? = nil
  /// Stands in for `contentConfiguration` of `UICollectionViewCell`.
  open var contentConfiguration: (any UIContentConfiguration)? = nil
  /// Stands in for `backgroundConfiguration` of `UICollectionViewCell`.
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil
}
