// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicAuthorization` of MusicKit, and does nothing.
public enum MusicAuthorization {
  /// Stands in for `currentStatus` of `MusicAuthorization`.
  public static var currentStatus: Status { .denied }
  /// Stands in for `request` of `MusicAuthorization`.
  public static func request() async -> Status { .denied }
  /// Stands in for `Status` of `MusicAuthorization`.
  public enum Status: String, Sendable {
    /// Stands in for `notDetermined` of `Status`.
    case notDetermined, denied, restricted, authorized
  }
}
