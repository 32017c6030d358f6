// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNChirality` of Vision, and does nothing.
public enum VNChirality: Int, Sendable {
  /// Stands in for `left` of `VNChirality`.
  case left = -1
  /// Stands in for `unknown` of `VNChirality`.
  case unknown, right
}
