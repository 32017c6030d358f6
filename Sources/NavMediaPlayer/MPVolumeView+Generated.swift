// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPVolumeView` of MediaPlayer, and does nothing.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
  /// Stands in for `showsVolumeSlider` of `MPVolumeView`.
  open var showsVolumeSlider: Bool = true
  /// Stands in for `showsRouteButton` of `MPVolumeView`.
  open var showsRouteButton: Bool = true
}
