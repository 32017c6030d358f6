// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AVPlayerViewControllerDelegate` of AVKit, and does nothing.
@MainActor
@preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Stands in for `playerViewControllerWillStartPictureInPicture` of `AVPlayerViewControllerDelegate`.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Stands in for `playerViewControllerDidStartPictureInPicture` of `AVPlayerViewControllerDelegate`.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Stands in for `playerViewControllerWillStopPictureInPicture` of `AVPlayerViewControllerDelegate`.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Stands in for `playerViewControllerDidStopPictureInPicture` of `AVPlayerViewControllerDelegate`.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Stands in for `playerViewControllerWillStartPictureInPicture` of `AVPlayerViewControllerDelegate`.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Stands in for `playerViewControllerDidStartPictureInPicture` of `AVPlayerViewControllerDelegate`.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Stands in for `playerViewControllerWillStopPictureInPicture` of `AVPlayerViewControllerDelegate`.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Stands in for `playerViewControllerDidStopPictureInPicture` of `AVPlayerViewControllerDelegate`.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
