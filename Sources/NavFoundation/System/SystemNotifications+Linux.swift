// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

// Nothing in the lab posts these; a script can, with `notify`.
extension Notification.Name {
  /// Tells that the clock was set.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification"
  )
  /// Tells that the low power mode was switched.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
  /// Tells that another account of iCloud is used.
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification"
  )
}

extension ProcessInfo {
  /// The name of the notification that the device has become warmer or cooler.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// A temperature of the device.
  public enum ThermalState: Int, Sendable {
    /// Normal.
    case nominal
    /// Slightly higher.
    case fair
    /// High.
    case serious
    /// So high that the device is too hot.
    case critical
  }

  /// The temperature of the device, which is always normal.
  public var thermalState: ThermalState { .nominal }

  /// Whether the device saves power, which it never does.
  public var isLowPowerModeEnabled: Bool { false }
}
#endif
