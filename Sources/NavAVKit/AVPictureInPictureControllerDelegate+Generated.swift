// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AVPictureInPictureControllerDelegate` of AVKit, and does nothing.
@MainActor
@preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Stands in for `pictureInPictureControllerWillStartPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Stands in for `pictureInPictureControllerDidStartPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Stands in for `pictureInPictureControllerWillStopPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Stands in for `pictureInPictureControllerDidStopPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// Stands in for `pictureInPictureController` of `AVPictureInPictureControllerDelegate`.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  )
  /// Stands in for `pictureInPictureController` of `AVPictureInPictureControllerDelegate`.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPictureInPictureControllerDelegate {
  /// Stands in for `pictureInPictureControllerWillStartPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Stands in for `pictureInPictureControllerDidStartPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Stands in for `pictureInPictureControllerWillStopPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Stands in for `pictureInPictureControllerDidStopPictureInPicture` of `AVPictureInPictureControllerDelegate`.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Stands in for `pictureInPictureController` of `AVPictureInPictureControllerDelegate`.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Stands in for `pictureInPictureController` of `AVPictureInPictureControllerDelegate`.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {}
}
