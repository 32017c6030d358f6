import NavUI
import Testing

@Suite("UIDevice")
@MainActor
struct UIDeviceTests {
  @Test("OB-35: the device of a wide window is a tablet")
  func idiom() {
    let app = TestApp(DeviceApp.self)
    #expect(app.labels == ["iPhone iOS true"])
    app.resize(.regular)
    #expect(app.labels == ["iPad iPadOS false"])
    app.resize(.compact)
    #expect(app.labels == ["iPhone iOS true"])
  }

  @Test("the battery is full, and its charge is known only while it is watched")
  func battery() {
    let device = UIDevice.current
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1)
    #expect(device.batteryState == .full)
  }
}

private struct DeviceApp: App {
  var body: some Scene { WindowGroup { DeviceView() } }
}

private struct DeviceView: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let device = UIDevice.current
    let isPhone = width != nil && device.userInterfaceIdiom == .phone
    Text("\(device.model) \(device.systemName) \(isPhone.description)")
  }
}
