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
