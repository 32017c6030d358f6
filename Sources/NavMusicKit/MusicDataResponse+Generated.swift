// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicDataResponse` of MusicKit, and does nothing.
public struct MusicDataResponse: Sendable {
  /// Stands in for `data` of `MusicDataResponse`.
  public let data: Data
  /// Stands in for `urlResponse` of `MusicDataResponse`.
  public let urlResponse: URLResponse
}
