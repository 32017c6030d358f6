// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutEnvironment` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// Stands in for `traitCollection` of `NSCollectionLayoutEnvironment`.
  var traitCollection: UITraitCollection { get }
}
