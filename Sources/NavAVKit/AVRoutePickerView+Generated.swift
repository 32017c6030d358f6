// Made by Scripts/generate from Scripts/stand-ins/AVKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `AVRoutePickerView` of AVKit, and does nothing.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  /// Stands in for `activeTintColor` of `AVRoutePickerView`.
  open var activeTintColor: UIColor! = .systemBlue
  /// Stands in for `prioritizesVideoDevices` of `AVRoutePickerView`.
  open var prioritizesVideoDevices: Bool = false
}
