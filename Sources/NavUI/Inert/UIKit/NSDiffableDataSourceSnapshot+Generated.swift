// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSDiffableDataSourceSnapshot` of UIKit, and does nothing.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
> {
  /// Stands in for `sectionIdentifiers` of `NSDiffableDataSourceSnapshot`.
  public var sectionIdentifiers: [SectionIdentifierType] = []
  /// Stands in for `itemIdentifiers` of `NSDiffableDataSourceSnapshot`.
  public var itemIdentifiers: [ItemIdentifierType] = []
  /// Creates what stands in for a `NSDiffableDataSourceSnapshot`.
  public init() {
    sectionIdentifiers = []
    itemIdentifiers = []
  }
  /// Stands in for `numberOfItems` of `NSDiffableDataSourceSnapshot`.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// Stands in for `numberOfSections` of `NSDiffableDataSourceSnapshot`.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// Stands in for `appendSections` of `NSDiffableDataSourceSnapshot`.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }
  /// Stands in for `appendItems` of `NSDiffableDataSourceSnapshot`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) { itemIdentifiers += identifiers }
  /// Stands in for `deleteItems` of `NSDiffableDataSourceSnapshot`.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    itemIdentifiers.removeAll { identifiers.contains($0) }
  }
  /// Stands in for `deleteAllItems` of `NSDiffableDataSourceSnapshot`.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    itemIdentifiers = []
  }
  /// Stands in for `reloadItems` of `NSDiffableDataSourceSnapshot`.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Stands in for `reconfigureItems` of `NSDiffableDataSourceSnapshot`.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Stands in for `reloadSections` of `NSDiffableDataSourceSnapshot`.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}
