// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKAnchoredObjectQuery` of HealthKit, and does nothing.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Stands in for `handler` of `HKAnchoredObjectQuery`.
  public let handler:
    (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  /// Stands in for `updateHandler` of `HKAnchoredObjectQuery`.
  open var updateHandler:
    (
      (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    )? = nil
  /// Creates what stands in for a `HKAnchoredObjectQuery`.
  public init(
    type: HKSampleType,
    predicate: NSPredicate?,
    anchor: HKQueryAnchor?,
    limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    super.init()
  }
}
