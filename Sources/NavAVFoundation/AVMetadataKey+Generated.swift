// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVMetadataKey` of AVFoundation, and does nothing.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `AVMetadataKey`.
  public let rawValue: String
  /// Creates what stands in for a `AVMetadataKey`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `commonKeyTitle` of `AVMetadataKey`.
  public static let commonKeyTitle: AVMetadataKey = AVMetadataKey(rawValue: "title")
  /// Stands in for `commonKeyArtist` of `AVMetadataKey`.
  public static let commonKeyArtist: AVMetadataKey = AVMetadataKey(rawValue: "artist")
  /// Stands in for `commonKeyAlbumName` of `AVMetadataKey`.
  public static let commonKeyAlbumName: AVMetadataKey = AVMetadataKey(rawValue: "albumName")
  /// Stands in for `commonKeyArtwork` of `AVMetadataKey`.
  public static let commonKeyArtwork: AVMetadataKey = AVMetadataKey(rawValue: "artwork")
}
