// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutSpacing` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// Stands in for `fixed` of `NSCollectionLayoutSpacing`.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }
  /// Stands in for `flexible` of `NSCollectionLayoutSpacing`.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self() }
  /// Creates what stands in for a `NSCollectionLayoutSpacing`.
  public required nonisolated override init() {
    super.init()
  }
}
