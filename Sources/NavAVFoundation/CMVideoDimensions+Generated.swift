// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CMVideoDimensions` of AVFoundation, and does nothing.
public struct CMVideoDimensions: Equatable, Sendable {
  /// Stands in for `width` of `CMVideoDimensions`.
  public var width: Int32 = 0
  /// Stands in for `height` of `CMVideoDimensions`.
  public var height: Int32 = 0
  /// Creates what stands in for a `CMVideoDimensions`.
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
  /// Creates what stands in for a `CMVideoDimensions`.
  public init() {
    width = 0
    height = 0
  }
}
