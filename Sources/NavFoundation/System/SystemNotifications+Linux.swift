// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

// Nothing in the lab posts these; a script can, with `notify`.
extension Notification.Name {
  /// The name of the notification that is posted when the clock is set.
  public static let NSSystemClockDidChange = Notification.Name(
    "NSSystemClockDidChangeNotification"
  )
  /// The name of the notification that is posted when low power mode is switched on or off.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
  /// The name of the notification that is posted when the iCloud account changes.
  public static let NSUbiquityIdentityDidChange = Notification.Name(
    "NSUbiquityIdentityDidChangeNotification"
  )
}

extension ProcessInfo {
  /// The name of the notification that is posted when the thermal state of the device changes.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    /// A normal temperature.
    case nominal
    /// A slightly raised temperature.
    case fair
    /// A high temperature.
    case serious
    /// A temperature at which the device must cool.
    case critical
  }

  /// The thermal state of the device, which is always normal.
  public var thermalState: ThermalState { .nominal }

  /// A Boolean value that indicates whether the device is in low power mode, which is never the case in NavLab.
  ///
  /// The value is always false.
  public var isLowPowerModeEnabled: Bool { false }
}
#endif
