// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaItemPropertyTitle` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyTitle: String = "title"

/// Stands in for `MPMediaItemPropertyArtist` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyArtist: String = "artist"

/// Stands in for `MPMediaItemPropertyPlaybackDuration` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyPlaybackDuration: String = "playbackDuration"

/// Stands in for `MPMediaItemPropertyArtwork` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyArtwork: String = "artwork"

/// Stands in for `MPNowPlayingInfoPropertyElapsedPlaybackTime` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime: String = "elapsedPlaybackTime"

/// Stands in for `MPNowPlayingInfoPropertyPlaybackRate` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyPlaybackRate: String = "playbackRate"

/// Stands in for `MPMediaItemPropertyAlbumTitle` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyAlbumTitle: String = "MPMediaItemPropertyAlbumTitle"

/// Stands in for `MPMediaItemPropertyAlbumArtist` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyAlbumArtist: String = "MPMediaItemPropertyAlbumArtist"

/// Stands in for `MPMediaItemPropertyGenre` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyGenre: String = "MPMediaItemPropertyGenre"

/// Stands in for `MPNowPlayingInfoPropertyMediaType` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyMediaType: String = "MPNowPlayingInfoPropertyMediaType"

/// Stands in for `MPNowPlayingInfoPropertyIsLiveStream` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyIsLiveStream: String = "MPNowPlayingInfoPropertyIsLiveStream"

/// Stands in for `MPNowPlayingInfoPropertyDefaultPlaybackRate` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate: String =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"

/// Stands in for `MPNowPlayingInfoPropertyAssetURL` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyAssetURL: String = "MPNowPlayingInfoPropertyAssetURL"

/// Stands in for `MPNowPlayingInfoPropertyPlaybackQueueCount` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyPlaybackQueueCount: String =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// Stands in for `MPNowPlayingInfoPropertyPlaybackQueueIndex` of MediaPlayer, and does nothing.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex: String =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"

/// Stands in for `MPMediaEntityPersistentID` of MediaPlayer, and does nothing.
public typealias MPMediaEntityPersistentID = UInt64

/// Stands in for `MPMediaItemPropertyPersistentID` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyPersistentID: String = "persistentID"

/// Stands in for `MPMediaItemPropertyAlbumPersistentID` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyAlbumPersistentID: String = "albumPersistentID"

/// Stands in for `MPMediaItemPropertyArtistPersistentID` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyArtistPersistentID: String = "artistPersistentID"

/// Stands in for `MPMediaItemPropertyMediaType` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyMediaType: String = "mediaType"

/// Stands in for `MPMediaItemPropertyComposer` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyComposer: String = "composer"

/// Stands in for `MPMediaItemPropertyIsCloudItem` of MediaPlayer, and does nothing.
public let MPMediaItemPropertyIsCloudItem: String = "isCloudItem"

/// Stands in for `MPMediaPlaylistPropertyName` of MediaPlayer, and does nothing.
public let MPMediaPlaylistPropertyName: String = "name"

/// Stands in for `MPMediaPlaylistPropertyPersistentID` of MediaPlayer, and does nothing.
public let MPMediaPlaylistPropertyPersistentID: String = "playlistPersistentID"
