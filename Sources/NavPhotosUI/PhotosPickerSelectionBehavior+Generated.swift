// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PhotosPickerSelectionBehavior` of PhotosUI, and does nothing.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// Stands in for `name` of `PhotosPickerSelectionBehavior`.
  public let name: String
  /// Stands in for ``default`` of `PhotosPickerSelectionBehavior`.
  public static let `default`: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(
    name: "default"
  )
  /// Stands in for `ordered` of `PhotosPickerSelectionBehavior`.
  public static let ordered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(
    name: "ordered"
  )
  /// Stands in for `continuousAndOrdered` of `PhotosPickerSelectionBehavior`.
  public static let continuousAndOrdered: PhotosPickerSelectionBehavior =
    PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
  /// Stands in for `continuous` of `PhotosPickerSelectionBehavior`.
  public static let continuous: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(
    name: "continuous"
  )
}
