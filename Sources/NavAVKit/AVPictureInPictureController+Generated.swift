// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AVPictureInPictureController` of AVKit, and does nothing.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  /// Creates what stands in for a `AVPictureInPictureController`.
  public init?(playerLayer: AVPlayerLayer) {
    super.init()
  }
  /// Stands in for `delegate` of `AVPictureInPictureController`.
  public weak var delegate: (any AVPictureInPictureControllerDelegate)? = nil
  /// Stands in for `isPictureInPictureActive` of `AVPictureInPictureController`.
  open var isPictureInPictureActive: Bool { false }
  /// Stands in for `isPictureInPicturePossible` of `AVPictureInPictureController`.
  open var isPictureInPicturePossible: Bool { false }
  /// Stands in for `canStartPictureInPictureAutomaticallyFromInline` of `AVPictureInPictureController`.
  open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
  /// Stands in for `isPictureInPictureSupported` of `AVPictureInPictureController`.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Stands in for `startPictureInPicture` of `AVPictureInPictureController`.
  open func startPictureInPicture() {}
  /// Stands in for `stopPictureInPicture` of `AVPictureInPictureController`.
  open func stopPictureInPicture() {}
}
