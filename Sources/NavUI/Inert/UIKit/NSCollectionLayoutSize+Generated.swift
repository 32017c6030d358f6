// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutSize` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  /// Creates what stands in for a `NSCollectionLayoutSize`.
  public init(
    widthDimension: NSCollectionLayoutDimension,
    heightDimension: NSCollectionLayoutDimension
  ) {
    super.init()
  }
}
