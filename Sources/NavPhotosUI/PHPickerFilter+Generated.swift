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
  /// Stands in for `depthEffectPhotos` of `PHPickerFilter`.
  public static let depthEffectPhotos: PHPickerFilter = PHPickerFilter(name: "depthEffectPhotos")
  /// Stands in for `bursts` of `PHPickerFilter`.
  public static let bursts: PHPickerFilter = PHPickerFilter(name: "bursts")
  /// Stands in for `panoramas` of `PHPickerFilter`.
  public static let panoramas: PHPickerFilter = PHPickerFilter(name: "panoramas")
  /// Stands in for `screenRecordings` of `PHPickerFilter`.
  public static let screenRecordings: PHPickerFilter = PHPickerFilter(name: "screenRecordings")
  /// Stands in for `slomoVideos` of `PHPickerFilter`.
  public static let slomoVideos: PHPickerFilter = PHPickerFilter(name: "slomoVideos")
  /// Stands in for `timelapseVideos` of `PHPickerFilter`.
  public static let timelapseVideos: PHPickerFilter = PHPickerFilter(name: "timelapseVideos")
  /// Stands in for `cinematicVideos` of `PHPickerFilter`.
  public static let cinematicVideos: PHPickerFilter = PHPickerFilter(name: "cinematicVideos")
  /// Stands in for `spatialMedia` of `PHPickerFilter`.
  public static let spatialMedia: PHPickerFilter = PHPickerFilter(name: "spatialMedia")
  /// Stands in for `playbackStyle` of `PHPickerFilter`.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(name: "playbackStyle")
  }
  /// Stands in for `all` of `PHPickerFilter`.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all")
  }
  /// Stands in for `any` of `PHPickerFilter`.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }
  /// Stands in for `not` of `PHPickerFilter`.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}
