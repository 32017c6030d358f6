// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MiniTipViewStyle` of TipKit, and does nothing.
public struct MiniTipViewStyle: TipViewStyle, Sendable {
  /// Creates what stands in for a `MiniTipViewStyle`.
  public init() {
  }
}
