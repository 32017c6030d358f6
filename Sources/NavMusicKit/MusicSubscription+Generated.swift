// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicSubscription` of MusicKit, and does nothing.
public struct MusicSubscription: Hashable, Sendable {
  /// Stands in for `canPlayCatalogContent` of `MusicSubscription`.
  public let canPlayCatalogContent: Bool
  /// Stands in for `canBecomeSubscriber` of `MusicSubscription`.
  public let canBecomeSubscriber: Bool
  /// Stands in for `hasCloudLibraryEnabled` of `MusicSubscription`.
  public let hasCloudLibraryEnabled: Bool
  /// Stands in for `current` of `MusicSubscription`.
  public static var current: MusicSubscription {
    get async throws { throw MusicRequestError.unavailable }
  }
}
