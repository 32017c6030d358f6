// Made by Scripts/generate from Scripts/stand-ins/CoreSpotlight.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import NavUniformTypeIdentifiers

/// Stands in for `CSSearchableIndex` of CoreSpotlight, and does nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Stands in for ``default`` of `CSSearchableIndex`.
  public static func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  /// Stands in for `isIndexingAvailable` of `CSSearchableIndex`.
  public static func isIndexingAvailable() -> Bool { true }
  /// Creates what stands in for a `CSSearchableIndex`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CSSearchableIndex`.
  public init(name: String) {
    super.init()
  }
  /// Stands in for `indexSearchableItems` of `CSSearchableIndex`.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Stands in for `indexSearchableItems` of `CSSearchableIndex`.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Stands in for `deleteSearchableItems` of `CSSearchableIndex`.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Stands in for `deleteSearchableItems` of `CSSearchableIndex`.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Stands in for `deleteSearchableItems` of `CSSearchableIndex`.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Stands in for `deleteSearchableItems` of `CSSearchableIndex`.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  /// Stands in for `beginBatch` of `CSSearchableIndex`.
  open func beginBatch() {}
  /// Stands in for `endBatch` of `CSSearchableIndex`.
  open func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Stands in for `deleteAllSearchableItems` of `CSSearchableIndex`.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Stands in for `deleteAllSearchableItems` of `CSSearchableIndex`.
  open func deleteAllSearchableItems() async throws {}
}
