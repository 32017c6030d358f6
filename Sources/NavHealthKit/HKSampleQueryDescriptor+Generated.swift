// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSampleQueryDescriptor` of HealthKit, and does nothing.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// Stands in for `predicates` of `HKSampleQueryDescriptor`.
  public let predicates: [HKSamplePredicate<Sample>]
  /// Stands in for `sortDescriptors` of `HKSampleQueryDescriptor`.
  public let sortDescriptors: [SortDescriptor<Sample>]
  /// Stands in for `limit` of `HKSampleQueryDescriptor`.
  public let limit: Int?
  /// Creates what stands in for a `HKSampleQueryDescriptor`.
  public init(
    predicates: [HKSamplePredicate<Sample>],
    sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }
  /// Stands in for `result` of `HKSampleQueryDescriptor`.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}
