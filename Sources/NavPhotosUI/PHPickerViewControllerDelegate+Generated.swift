// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerViewControllerDelegate` of PhotosUI, and does nothing.
@MainActor
@preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Stands in for `picker` of `PHPickerViewControllerDelegate`.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
