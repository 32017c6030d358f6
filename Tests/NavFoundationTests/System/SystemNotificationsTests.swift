#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("Notifications of the system")
struct SystemNotificationsTests {
  @Test("notifications have Apple's names, and the device is cool and powered")
  func names() {
    #expect(
      Notification.Name.NSSystemClockDidChange.rawValue == "NSSystemClockDidChangeNotification"
    )
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}
#endif
