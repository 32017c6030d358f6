// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaItem` of MediaPlayer, and does nothing.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// Stands in for `albumArtist` of `MPMediaItem`.
  open var albumArtist: String? { nil }
  /// Stands in for `albumPersistentID` of `MPMediaItem`.
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  /// Stands in for `artistPersistentID` of `MPMediaItem`.
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  /// Stands in for `albumTrackNumber` of `MPMediaItem`.
  open var albumTrackNumber: Int { 0 }
  /// Stands in for `discNumber` of `MPMediaItem`.
  open var discNumber: Int { 0 }
  /// Stands in for `genre` of `MPMediaItem`.
  open var genre: String? { nil }
  /// Stands in for `composer` of `MPMediaItem`.
  open var composer: String? { nil }
  /// Stands in for `artwork` of `MPMediaItem`.
  open var artwork: MPMediaItemArtwork? { nil }
  /// Stands in for `isExplicitItem` of `MPMediaItem`.
  open var isExplicitItem: Bool { false }
  /// Stands in for `isCloudItem` of `MPMediaItem`.
  open var isCloudItem: Bool { false }
  /// Stands in for `hasProtectedAsset` of `MPMediaItem`.
  open var hasProtectedAsset: Bool { false }
  /// Stands in for `mediaType` of `MPMediaItem`.
  open var mediaType: MPMediaType { .music }
  /// Stands in for `lyrics` of `MPMediaItem`.
  open var lyrics: String? { nil }
  /// Stands in for `playCount` of `MPMediaItem`.
  open var playCount: Int { 0 }
  /// Stands in for `skipCount` of `MPMediaItem`.
  open var skipCount: Int { 0 }
  /// Stands in for `rating` of `MPMediaItem`.
  open var rating: Int { 0 }
  /// Stands in for `releaseDate` of `MPMediaItem`.
  open var releaseDate: Date? { nil }
  /// Stands in for `lastPlayedDate` of `MPMediaItem`.
  open var lastPlayedDate: Date? { nil }
  /// Stands in for `dateAdded` of `MPMediaItem`.
  open var dateAdded: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Stands in for `playbackStoreID` of `MPMediaItem`.
  open var playbackStoreID: String { "" }
  /// Stands in for `title` of `MPMediaItem`.
  open var title: String? { nil }
  /// Stands in for `artist` of `MPMediaItem`.
  open var artist: String? { nil }
  /// Stands in for `albumTitle` of `MPMediaItem`.
  open var albumTitle: String? { nil }
  /// Stands in for `playbackDuration` of `MPMediaItem`.
  open var playbackDuration: TimeInterval { 0 }
  /// Stands in for `assetURL` of `MPMediaItem`.
  open var assetURL: URL? { nil }
}
