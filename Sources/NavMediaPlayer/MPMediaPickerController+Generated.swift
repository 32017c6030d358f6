// Made by Scripts/generate from Scripts/stand-ins/MediaPlayer.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MPMediaPickerController` of MediaPlayer, and does nothing.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
  /// Stands in for `delegate` of `MPMediaPickerController`.
  public weak var delegate: (any MPMediaPickerControllerDelegate)? = nil
  /// Stands in for `allowsPickingMultipleItems` of `MPMediaPickerController`.
  open var allowsPickingMultipleItems: Bool = false
  /// Stands in for `showsCloudItems` of `MPMediaPickerController`.
  open var showsCloudItems: Bool = true
  /// Stands in for `prompt` of `MPMediaPickerController`.
  open var prompt: String? = nil
  /// Creates what stands in for a `MPMediaPickerController`.
  public convenience init(mediaTypes: MPMediaType) {
    self.init(nibName: nil, bundle: nil)
  }
}
