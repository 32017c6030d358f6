// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerConfiguration` of PhotosUI, and does nothing.
public struct PHPickerConfiguration: Sendable {
  /// Stands in for `filter` of `PHPickerConfiguration`.
  public var filter: PHPickerFilter? = nil
  /// Stands in for `selectionLimit` of `PHPickerConfiguration`.
  public var selectionLimit: Int = 1
  /// Creates what stands in for a `PHPickerConfiguration`.
  public init() {
  }
}
