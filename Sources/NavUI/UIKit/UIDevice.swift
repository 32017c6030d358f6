/// The device of an app: always the same phone, or a tablet if the window is wide (OB-35).
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  nonisolated override init() {}

  /// The device.
  public static var current: UIDevice { CurrentApp.system.device }

  private var isTablet: Bool { CurrentApp.system.width == .regular }

  /// The name that its owner has given the device.
  public var name: String { model }

  /// The kind of device.
  public var model: String { isTablet ? "iPad" : "iPhone" }

  /// The kind of device, in the user's language.
  public var localizedModel: String { model }

  /// The name of the device's system.
  public var systemName: String { isTablet ? "iPadOS" : "iOS" }

  /// The version of the device's system.
  public var systemVersion: String { "26.0" }

  /// The kind of device for which the user interface is designed.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }

  /// The orientation of the device.
  public var orientation: UIDeviceOrientation { .portrait }

  /// A number that identifies the device, the same in every run.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }

  /// The notification that the orientation has changed.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The kind of device that a user interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unknown device.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upright, upside down.
  case portraitUpsideDown
  /// Landscape, with the top to the left.
  case landscapeLeft
  /// Landscape, with the top to the right.
  case landscapeRight
  /// Face up.
  case faceUp
  /// Face down.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
