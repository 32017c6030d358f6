// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `VideoPlayer` of AVKit, and does nothing.
@MainActor @preconcurrency
public struct VideoPlayer<Overlay: View>: View {
  /// Creates what stands in for a `VideoPlayer`.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    _ = videoOverlay()
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("VideoPlayer") }
}
