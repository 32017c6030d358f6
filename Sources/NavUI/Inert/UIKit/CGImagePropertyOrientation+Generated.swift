// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGImagePropertyOrientation` of UIKit, and does nothing.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Stands in for `up` of `CGImagePropertyOrientation`.
  case up = 1
  /// Stands in for `upMirrored` of `CGImagePropertyOrientation`.
  case upMirrored = 2
  /// Stands in for `down` of `CGImagePropertyOrientation`.
  case down = 3
  /// Stands in for `downMirrored` of `CGImagePropertyOrientation`.
  case downMirrored = 4
  /// Stands in for `leftMirrored` of `CGImagePropertyOrientation`.
  case leftMirrored = 5
  /// Stands in for `right` of `CGImagePropertyOrientation`.
  case right = 6
  /// Stands in for `rightMirrored` of `CGImagePropertyOrientation`.
  case rightMirrored = 7
  /// Stands in for `left` of `CGImagePropertyOrientation`.
  case left = 8
}
