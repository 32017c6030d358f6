/// The device that an app runs on: a tablet if the window is wide, or else a phone (OB-35).
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  nonisolated override init() {}

  /// The device that the running app uses.
  public static var current: UIDevice { CurrentApp.system.device }

  private var isTablet: Bool { CurrentApp.system.width == .regular }

  /// The name of the device, which is the same as the model.
  public var name: String { model }

  /// The model of the device: iPhone or iPad.
  public var model: String { isTablet ? "iPad" : "iPhone" }

  /// The model of the device, in the user's language.
  public var localizedModel: String { model }

  /// The name of the operating system.
  public var systemName: String { isTablet ? "iPadOS" : "iOS" }

  /// The version of the operating system.
  public var systemVersion: String { "26.0" }

  /// The user interface idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }

  /// The orientation of the device, which is always portrait.
  public var orientation: UIDeviceOrientation { .portrait }

  /// A Boolean value that indicates whether the battery is monitored.
  public var isBatteryMonitoringEnabled = false

  /// The charge of the battery: 1 (full) if the battery is monitored, or else -1.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// The state of the battery: full if the battery is monitored, or else unknown.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state while the battery is not monitored.
    case unknown
    /// The state while the battery is discharging.
    case unplugged
    /// The state while the battery is charging.
    case charging
    /// The state while the battery is full.
    case full
  }

  /// A Boolean value that indicates whether the device monitors the proximity of objects to its screen.
  public var isProximityMonitoringEnabled = false

  /// A Boolean value that indicates whether an object is close to the screen: always false.
  public var proximityState: Bool { false }

  /// The identifier of the device, which is the same in every run.
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

  /// The notification that the proximity of objects to the screen has changed.
  public nonisolated static let proximityStateDidChangeNotification =
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
}
