// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIImagePickerController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  /// Stands in for `sourceType` of `UIImagePickerController`.
  open var sourceType: SourceType = .photoLibrary
  /// Stands in for `allowsEditing` of `UIImagePickerController`.
  open var allowsEditing: Bool = false
  /// Stands in for `mediaTypes` of `UIImagePickerController`.
  open var mediaTypes: [String] = []
  /// Stands in for `delegate` of `UIImagePickerController`.
  public weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? = nil
  /// Stands in for `isSourceTypeAvailable` of `UIImagePickerController`.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Stands in for `SourceType` of `UIImagePickerController`.
  public enum SourceType: Int, Sendable {
    /// Stands in for `photoLibrary` of `SourceType`.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Stands in for `InfoKey` of `UIImagePickerController`.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `InfoKey`.
    public let rawValue: String
    /// Creates what stands in for a `InfoKey`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `originalImage` of `InfoKey`.
    public static let originalImage: InfoKey = InfoKey(rawValue: "originalImage")
    /// Stands in for `editedImage` of `InfoKey`.
    public static let editedImage: InfoKey = InfoKey(rawValue: "editedImage")
    /// Stands in for `mediaURL` of `InfoKey`.
    public static let mediaURL: InfoKey = InfoKey(rawValue: "mediaURL")
    /// Stands in for `imageURL` of `InfoKey`.
    public static let imageURL: InfoKey = InfoKey(rawValue: "imageURL")
  }
  /// Stands in for `navigationController` of `UIImagePickerController`.
  open func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
