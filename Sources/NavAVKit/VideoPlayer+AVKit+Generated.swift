// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension VideoPlayer where Overlay == EmptyView {
  /// Creates what stands in for a `VideoPlayer`.
  public init(player: AVPlayer?) {
  }
}
