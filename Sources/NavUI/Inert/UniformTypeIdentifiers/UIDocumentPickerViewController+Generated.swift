// Made by Scripts/generate from Scripts/stand-ins/UniformTypeIdentifiers.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDocumentPickerViewController` of UniformTypeIdentifiers, and does nothing.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// Stands in for `delegate` of `UIDocumentPickerViewController`.
  public weak var delegate: (any UIDocumentPickerDelegate)? = nil
  /// Stands in for `allowsMultipleSelection` of `UIDocumentPickerViewController`.
  open var allowsMultipleSelection: Bool = false
  /// Stands in for `directoryURL` of `UIDocumentPickerViewController`.
  open var directoryURL: URL? = nil
  /// Stands in for `shouldShowFileExtensions` of `UIDocumentPickerViewController`.
  open var shouldShowFileExtensions: Bool = false
  /// Creates what stands in for a `UIDocumentPickerViewController`.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates what stands in for a `UIDocumentPickerViewController`.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates what stands in for a `UIDocumentPickerViewController`.
  public convenience init(forExporting urls: [URL]) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates what stands in for a `UIDocumentPickerViewController`.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
}
