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
