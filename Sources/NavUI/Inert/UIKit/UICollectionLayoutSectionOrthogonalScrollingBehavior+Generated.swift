// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionLayoutSectionOrthogonalScrollingBehavior` of UIKit, and does nothing.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Stands in for `none` of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
