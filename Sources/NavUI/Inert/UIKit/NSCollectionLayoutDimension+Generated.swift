// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutDimension` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  /// Stands in for `fractionalWidth` of `NSCollectionLayoutDimension`.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self() }
  /// Stands in for `fractionalHeight` of `NSCollectionLayoutDimension`.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self() }
  /// Stands in for `absolute` of `NSCollectionLayoutDimension`.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self() }
  /// Stands in for `estimated` of `NSCollectionLayoutDimension`.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self() }
  /// Creates what stands in for a `NSCollectionLayoutDimension`.
  public required nonisolated override init() {
    super.init()
  }
}
