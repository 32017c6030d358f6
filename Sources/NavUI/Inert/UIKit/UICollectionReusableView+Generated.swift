// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionReusableView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// Stands in for `reuseIdentifier` of `UICollectionReusableView`.
  open var reuseIdentifier: String? { nil }
  /// Stands in for `prepareForReuse` of `UICollectionReusableView`.
  open func prepareForReuse() {}
  /// Stands in for `apply` of `UICollectionReusableView`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Stands in for `preferredLayoutAttributesFitting` of `UICollectionReusableView`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
