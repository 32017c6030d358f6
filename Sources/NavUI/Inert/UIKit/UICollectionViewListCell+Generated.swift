// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewListCell` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// Stands in for `defaultContentConfiguration` of `UICollectionViewListCell`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }
}
