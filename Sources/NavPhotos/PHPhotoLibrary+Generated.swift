// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHPhotoLibrary` of Photos, and does nothing.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHPhotoLibrary`.
  public override init() {
    super.init()
  }
  /// Stands in for `shared` of `PHPhotoLibrary`.
  public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  /// Stands in for `authorizationStatus` of `PHPhotoLibrary`.
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Stands in for `performChanges` of `PHPhotoLibrary`.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Stands in for `performChanges` of `PHPhotoLibrary`.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, CocoaError(.featureUnsupported)) }
  /// Stands in for `register` of `PHPhotoLibrary`.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Stands in for `unregisterChangeObserver` of `PHPhotoLibrary`.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Stands in for `authorizationStatus` of `PHPhotoLibrary`.
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Stands in for `requestAuthorization` of `PHPhotoLibrary`.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
  /// Stands in for `requestAuthorization` of `PHPhotoLibrary`.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Stands in for `requestAuthorization` of `PHPhotoLibrary`.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
