// Made by Scripts/generate from Scripts/stand-ins/UniformTypeIdentifiers.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDocumentPickerDelegate` of UniformTypeIdentifiers, and does nothing.
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Stands in for `documentPicker` of `UIDocumentPickerDelegate`.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Stands in for `documentPickerWasCancelled` of `UIDocumentPickerDelegate`.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Stands in for `documentPicker` of `UIDocumentPickerDelegate`.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  /// Stands in for `documentPickerWasCancelled` of `UIDocumentPickerDelegate`.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
