// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVLayerVideoGravity` of AVFoundation, and does nothing.
public struct AVLayerVideoGravity: Hashable, Sendable {
  /// Stands in for `name` of `AVLayerVideoGravity`.
  public let name: String
  /// Stands in for `resizeAspectFill` of `AVLayerVideoGravity`.
  public static let resizeAspectFill: AVLayerVideoGravity = AVLayerVideoGravity(
    name: "resizeAspectFill"
  )
  /// Stands in for `resizeAspect` of `AVLayerVideoGravity`.
  public static let resizeAspect: AVLayerVideoGravity = AVLayerVideoGravity(name: "resizeAspect")
  /// Stands in for `resize` of `AVLayerVideoGravity`.
  public static let resize: AVLayerVideoGravity = AVLayerVideoGravity(name: "resize")
}
