// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKHealthStore` of HealthKit, and does nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKHealthStore`.
  public override init() {
    super.init()
  }
  /// Stands in for `biologicalSex` of `HKHealthStore`.
  open func biologicalSex() throws -> HKBiologicalSexObject {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `bloodType` of `HKHealthStore`.
  open func bloodType() throws -> HKBloodTypeObject { throw CocoaError(.featureUnsupported) }
  /// Stands in for `fitzpatrickSkinType` of `HKHealthStore`.
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `wheelchairUse` of `HKHealthStore`.
  open func wheelchairUse() throws -> HKWheelchairUseObject {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `isHealthDataAvailable` of `HKHealthStore`.
  public static func isHealthDataAvailable() -> Bool { false }
  /// Stands in for `requestAuthorization` of `HKHealthStore`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws {}
  /// Stands in for `requestAuthorization` of `HKHealthStore`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?,
    read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(true, nil) }
  /// Stands in for `execute` of `HKHealthStore`.
  open func execute(_ query: HKQuery) {
    if let query = query as? HKStatisticsQuery {
      query.handler(query, nil, nil)
    } else if let query = query as? HKSampleQuery {
      query.handler(query, [], nil)
    } else if let query = query as? HKStatisticsCollectionQuery {
      query.initialResultsHandler?(query, HKStatisticsCollection(), nil)
    } else if let query = query as? HKAnchoredObjectQuery {
      query.handler(query, [], [], nil, nil)
    }
  }
  /// Stands in for `stop` of `HKHealthStore`.
  open func stop(_ query: HKQuery) {}
  /// Stands in for `authorizationStatus` of `HKHealthStore`.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Stands in for `getRequestStatusForAuthorization` of `HKHealthStore`.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, nil) }
  /// Stands in for `statusForAuthorizationRequest` of `HKHealthStore`.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .unknown }
  /// Stands in for `dateOfBirthComponents` of `HKHealthStore`.
  open func dateOfBirthComponents() throws -> DateComponents {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `enableBackgroundDelivery` of `HKHealthStore`.
  open func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency
  ) async throws {}
  /// Stands in for `enableBackgroundDelivery` of `HKHealthStore`.
  open func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `save` of `HKHealthStore`.
  open func save(_ object: HKObject) async throws {}
  /// Stands in for `save` of `HKHealthStore`.
  open func save(_ objects: [HKObject]) async throws {}
  /// Stands in for `save` of `HKHealthStore`.
  open func save(
    _ object: HKObject,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `save` of `HKHealthStore`.
  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `delete` of `HKHealthStore`.
  open func delete(_ object: HKObject) async throws {}
  /// Stands in for `delete` of `HKHealthStore`.
  open func delete(
    _ object: HKObject,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `delete` of `HKHealthStore`.
  open func delete(_ objects: [HKObject]) async throws {}
  /// Stands in for `delete` of `HKHealthStore`.
  open func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `deleteObjects` of `HKHealthStore`.
  @discardableResult
  open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    0
  }
  /// Stands in for `deleteObjects` of `HKHealthStore`.
  open func deleteObjects(
    of objectType: HKObjectType,
    predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) { completion(false, 0, CocoaError(.featureUnsupported)) }
  /// Stands in for `disableBackgroundDelivery` of `HKHealthStore`.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  /// Stands in for `disableBackgroundDelivery` of `HKHealthStore`.
  open func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `disableAllBackgroundDelivery` of `HKHealthStore`.
  open func disableAllBackgroundDelivery() async throws {}
  /// Stands in for `disableAllBackgroundDelivery` of `HKHealthStore`.
  open func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `preferredUnits` of `HKHealthStore`.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] { [:] }
  /// Stands in for `preferredUnits` of `HKHealthStore`.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], nil) }
  /// Stands in for `earliestPermittedSampleDate` of `HKHealthStore`.
  open func earliestPermittedSampleDate() -> Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Stands in for `supportsHealthRecords` of `HKHealthStore`.
  open func supportsHealthRecords() -> Bool { false }
}
