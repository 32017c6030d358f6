// Made by Scripts/generate from Scripts/stand-ins/PhotosUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavPhotos
import NavUI

/// Stands in for `PHPickerViewController` of PhotosUI, and does nothing.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// Stands in for `delegate` of `PHPickerViewController`.
  public weak var delegate: (any PHPickerViewControllerDelegate)? = nil
  /// Creates what stands in for a `PHPickerViewController`.
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
  }
}
