// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIImagePickerControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Stands in for `imagePickerController` of `UIImagePickerControllerDelegate`.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Stands in for `imagePickerControllerDidCancel` of `UIImagePickerControllerDelegate`.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Stands in for `imagePickerController` of `UIImagePickerControllerDelegate`.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Stands in for `imagePickerControllerDidCancel` of `UIImagePickerControllerDelegate`.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
