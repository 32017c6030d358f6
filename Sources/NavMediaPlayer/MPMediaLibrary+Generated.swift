// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaLibrary` of MediaPlayer, and does nothing.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMediaLibrary`.
  public override init() {
    super.init()
  }
  /// Stands in for ``default`` of `MPMediaLibrary`.
  public static func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  /// Stands in for `authorizationStatus` of `MPMediaLibrary`.
  public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Stands in for `requestAuthorization` of `MPMediaLibrary`.
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Stands in for `requestAuthorization` of `MPMediaLibrary`.
  public static func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Stands in for `lastModifiedDate` of `MPMediaLibrary`.
  open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Stands in for `beginGeneratingLibraryChangeNotifications` of `MPMediaLibrary`.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Stands in for `endGeneratingLibraryChangeNotifications` of `MPMediaLibrary`.
  open func endGeneratingLibraryChangeNotifications() {}
}
