// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerFilter` of PhotosUI, and does nothing.
public struct PHPickerFilter: Hashable, Sendable {
  /// Stands in for `name` of `PHPickerFilter`.
  public let name: String
  /// Stands in for `images` of `PHPickerFilter`.
  public static let images: PHPickerFilter = PHPickerFilter(name: "images")
  /// Stands in for `videos` of `PHPickerFilter`.
  public static let videos: PHPickerFilter = PHPickerFilter(name: "videos")
  /// Stands in for `livePhotos` of `PHPickerFilter`.
  public static let livePhotos: PHPickerFilter = PHPickerFilter(name: "livePhotos")
  /// Stands in for `screenshots` of `PHPickerFilter`.
  public static let screenshots: PHPickerFilter = PHPickerFilter(name: "screenshots")
  /// Stands in for `any` of `PHPickerFilter`.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }
  /// Stands in for `not` of `PHPickerFilter`.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}
