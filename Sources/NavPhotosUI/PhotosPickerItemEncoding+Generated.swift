// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PhotosPickerItemEncoding` of PhotosUI, and does nothing.
public struct PhotosPickerItemEncoding: Hashable, Sendable {
  /// Stands in for `name` of `PhotosPickerItemEncoding`.
  public let name: String
  /// Stands in for `automatic` of `PhotosPickerItemEncoding`.
  public static let automatic: PhotosPickerItemEncoding = PhotosPickerItemEncoding(
    name: "automatic"
  )
  /// Stands in for `current` of `PhotosPickerItemEncoding`.
  public static let current: PhotosPickerItemEncoding = PhotosPickerItemEncoding(name: "current")
  /// Stands in for `compatible` of `PhotosPickerItemEncoding`.
  public static let compatible: PhotosPickerItemEncoding = PhotosPickerItemEncoding(
    name: "compatible"
  )
}
