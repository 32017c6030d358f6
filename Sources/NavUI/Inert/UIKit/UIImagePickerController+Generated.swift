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
  /// Stands in for `availableMediaTypes` of `UIImagePickerController`.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Stands in for `isCameraDeviceAvailable` of `UIImagePickerController`.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Stands in for `isFlashAvailable` of `UIImagePickerController`.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Stands in for `availableCaptureModes` of `UIImagePickerController`.
  public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Stands in for `imageExportPreset` of `UIImagePickerController`.
  open var imageExportPreset: ImageURLExportPreset = .compatible
  /// Stands in for `videoMaximumDuration` of `UIImagePickerController`.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stands in for `videoQuality` of `UIImagePickerController`.
  open var videoQuality: QualityType = .typeMedium
  /// Stands in for `videoExportPreset` of `UIImagePickerController`.
  open var videoExportPreset: String = ""
  /// Stands in for `showsCameraControls` of `UIImagePickerController`.
  open var showsCameraControls: Bool = true
  /// Stands in for `cameraOverlayView` of `UIImagePickerController`.
  open var cameraOverlayView: UIView? = nil
  /// Stands in for `cameraViewTransform` of `UIImagePickerController`.
  open var cameraViewTransform: CGAffineTransform = .identity
  /// Stands in for `cameraCaptureMode` of `UIImagePickerController`.
  open var cameraCaptureMode: CameraCaptureMode = .photo
  /// Stands in for `cameraDevice` of `UIImagePickerController`.
  open var cameraDevice: CameraDevice = .rear
  /// Stands in for `cameraFlashMode` of `UIImagePickerController`.
  open var cameraFlashMode: CameraFlashMode = .auto
  /// Stands in for `takePicture` of `UIImagePickerController`.
  open func takePicture() {}
  /// Stands in for `startVideoCapture` of `UIImagePickerController`.
  open func startVideoCapture() -> Bool { false }
  /// Stands in for `stopVideoCapture` of `UIImagePickerController`.
  open func stopVideoCapture() {}
  /// Stands in for `QualityType` of `UIImagePickerController`.
  public enum QualityType: Int, Sendable {
    /// Stands in for `typeHigh` of `QualityType`.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Stands in for `CameraCaptureMode` of `UIImagePickerController`.
  public enum CameraCaptureMode: Int, Sendable {
    /// Stands in for `photo` of `CameraCaptureMode`.
    case photo, video
  }
  /// Stands in for `CameraDevice` of `UIImagePickerController`.
  public enum CameraDevice: Int, Sendable {
    /// Stands in for `rear` of `CameraDevice`.
    case rear, front
  }
  /// Stands in for `CameraFlashMode` of `UIImagePickerController`.
  public enum CameraFlashMode: Int, Sendable {
    /// Stands in for `off` of `CameraFlashMode`.
    case off = -1
    /// Stands in for `auto` of `CameraFlashMode`.
    case auto, on
  }
  /// Stands in for `ImageURLExportPreset` of `UIImagePickerController`.
  public enum ImageURLExportPreset: Int, Sendable {
    /// Stands in for `compatible` of `ImageURLExportPreset`.
    case compatible, current
  }
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
    /// Stands in for `mediaType` of `InfoKey`.
    public static let mediaType: InfoKey = InfoKey(rawValue: "mediaType")
    /// Stands in for `cropRect` of `InfoKey`.
    public static let cropRect: InfoKey = InfoKey(rawValue: "cropRect")
    /// Stands in for `mediaMetadata` of `InfoKey`.
    public static let mediaMetadata: InfoKey = InfoKey(rawValue: "mediaMetadata")
    /// Stands in for `livePhoto` of `InfoKey`.
    public static let livePhoto: InfoKey = InfoKey(rawValue: "livePhoto")
    /// Stands in for `phAsset` of `InfoKey`.
    public static let phAsset: InfoKey = InfoKey(rawValue: "phAsset")
  }
  /// Stands in for `navigationController` of `UIImagePickerController`.
  open func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
