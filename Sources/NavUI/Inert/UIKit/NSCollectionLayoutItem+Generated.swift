// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// Creates what stands in for a `NSCollectionLayoutItem`.
  public init(layoutSize: NSCollectionLayoutSize) {
    super.init()
  }
  /// Stands in for `contentInsets` of `NSCollectionLayoutItem`.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
}
