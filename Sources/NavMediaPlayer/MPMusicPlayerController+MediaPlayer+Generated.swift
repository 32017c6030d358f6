// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension MPMusicPlayerController {
  /// Stands in for `repeatMode` of `MPMusicPlayerController`.
  public var repeatMode: MPMusicRepeatMode {
    get { .none }
    set {}
  }
  /// Stands in for `shuffleMode` of `MPMusicPlayerController`.
  public var shuffleMode: MPMusicShuffleMode {
    get { .off }
    set {}
  }
  /// Stands in for `indexOfNowPlayingItem` of `MPMusicPlayerController`.
  public var indexOfNowPlayingItem: Int { 0 }
  /// Stands in for `isPreparedToPlay` of `MPMusicPlayerController`.
  public var isPreparedToPlay: Bool { false }
  /// Stands in for `applicationQueuePlayer` of `MPMusicPlayerController`.
  public static var applicationQueuePlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// Stands in for `setQueue` of `MPMusicPlayerController`.
  public func setQueue(with query: MPMediaQuery) {}
  /// Stands in for `setQueue` of `MPMusicPlayerController`.
  public func setQueue(with storeIDs: [String]) {}
  /// Stands in for `skipToBeginning` of `MPMusicPlayerController`.
  public func skipToBeginning() {}
  /// Stands in for `prepareToPlay` of `MPMusicPlayerController`.
  public func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}
