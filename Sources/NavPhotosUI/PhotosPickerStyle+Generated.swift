// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PhotosPickerStyle` of PhotosUI, and does nothing.
public struct PhotosPickerStyle: Hashable, Sendable {
  /// Stands in for `name` of `PhotosPickerStyle`.
  public let name: String
  /// Stands in for `presentation` of `PhotosPickerStyle`.
  public static let presentation: PhotosPickerStyle = PhotosPickerStyle(name: "presentation")
  /// Stands in for `inline` of `PhotosPickerStyle`.
  public static let inline: PhotosPickerStyle = PhotosPickerStyle(name: "inline")
  /// Stands in for `compact` of `PhotosPickerStyle`.
  public static let compact: PhotosPickerStyle = PhotosPickerStyle(name: "compact")
}
