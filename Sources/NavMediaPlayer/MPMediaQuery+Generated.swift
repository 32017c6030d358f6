// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaQuery` of MediaPlayer, and does nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaQuery`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `MPMediaQuery`.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    super.init()
  }
  /// Stands in for `albums` of `MPMediaQuery`.
  public static func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `artists` of `MPMediaQuery`.
  public static func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `songs` of `MPMediaQuery`.
  public static func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `playlists` of `MPMediaQuery`.
  public static func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `genres` of `MPMediaQuery`.
  public static func genres() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `compilations` of `MPMediaQuery`.
  public static func compilations() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `composers` of `MPMediaQuery`.
  public static func composers() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `podcasts` of `MPMediaQuery`.
  public static func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `audiobooks` of `MPMediaQuery`.
  public static func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  /// Stands in for `items` of `MPMediaQuery`.
  open var items: [MPMediaItem]? { [] }
  /// Stands in for `collections` of `MPMediaQuery`.
  open var collections: [MPMediaItemCollection]? { [] }
  /// Stands in for `itemSections` of `MPMediaQuery`.
  open var itemSections: [MPMediaQuerySection]? { nil }
  /// Stands in for `collectionSections` of `MPMediaQuery`.
  open var collectionSections: [MPMediaQuerySection]? { nil }
  /// Stands in for `filterPredicates` of `MPMediaQuery`.
  open var filterPredicates: Set<MPMediaPredicate>? = nil
  /// Stands in for `groupingType` of `MPMediaQuery`.
  open var groupingType: MPMediaGrouping = .title
  /// Stands in for `addFilterPredicate` of `MPMediaQuery`.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
  /// Stands in for `removeFilterPredicate` of `MPMediaQuery`.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {}
}
