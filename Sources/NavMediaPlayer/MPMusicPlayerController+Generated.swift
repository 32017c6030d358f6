// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMusicPlayerController` of MediaPlayer, and does nothing.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MPMusicPlayerController`.
  public override init() {
    super.init()
  }
  /// Stands in for `systemMusicPlayer` of `MPMusicPlayerController`.
  public static var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Stands in for `applicationMusicPlayer` of `MPMusicPlayerController`.
  public static var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Stands in for `playbackState` of `MPMusicPlayerController`.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Stands in for `nowPlayingItem` of `MPMusicPlayerController`.
  open var nowPlayingItem: MPMediaItem? = nil
  /// Stands in for `currentPlaybackTime` of `MPMusicPlayerController`.
  open var currentPlaybackTime: TimeInterval = 0
  /// Stands in for `setQueue` of `MPMusicPlayerController`.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Stands in for `play` of `MPMusicPlayerController`.
  open func play() {}
  /// Stands in for `pause` of `MPMusicPlayerController`.
  open func pause() {}
  /// Stands in for `stop` of `MPMusicPlayerController`.
  open func stop() {}
  /// Stands in for `prepareToPlay` of `MPMusicPlayerController`.
  open func prepareToPlay() {}
  /// Stands in for `skipToNextItem` of `MPMusicPlayerController`.
  open func skipToNextItem() {}
  /// Stands in for `skipToPreviousItem` of `MPMusicPlayerController`.
  open func skipToPreviousItem() {}
  /// Stands in for `beginGeneratingPlaybackNotifications` of `MPMusicPlayerController`.
  open func beginGeneratingPlaybackNotifications() {}
  /// Stands in for `endGeneratingPlaybackNotifications` of `MPMusicPlayerController`.
  open func endGeneratingPlaybackNotifications() {}
}
