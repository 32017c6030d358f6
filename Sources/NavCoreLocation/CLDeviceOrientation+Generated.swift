// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLDeviceOrientation` of CoreLocation, and does nothing.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Stands in for `unknown` of `CLDeviceOrientation`.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
