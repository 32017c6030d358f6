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

  /// Whether the battery is watched.
  public var isBatteryMonitoringEnabled = false

  /// The charge of the battery, from 0 to 1, or -1 if it is not watched.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// The state of the battery, which is full if it is watched.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The battery is not watched.
    case unknown
    /// The battery is in use.
    case unplugged
    /// The battery is charging.
    case charging
    /// The battery is full.
    case full
  }

  /// Whether the device notices that something is close to its screen.
  public var isProximityMonitoringEnabled = false

  /// Whether something is close to the screen.
  public var proximityState: Bool { false }

  /// A number that identifies the device, the same in every run.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }

  /// The notification that the orientation has changed.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The notification that the charge of the battery has changed.
  public nonisolated static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

  /// The notification that the state of the battery has changed.
  public nonisolated static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")

  /// The notification that something has come close to the screen, or has gone.
  public nonisolated static let proximityStateDidChangeNotification =
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
}
