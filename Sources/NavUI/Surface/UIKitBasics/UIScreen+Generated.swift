// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The screen of the device.
@MainActor
@preconcurrency
public final class UIScreen: NSObject {
  nonisolated internal override init() {
  }

  /// The screen.
  public static var main: UIScreen { CurrentApp.system.screen }

  /// The size of the screen in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  /// The size of the screen in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }

  /// The number of pixels per point.
  public var scale: CGFloat { 3 }

  /// The number of pixels per point.
  public var nativeScale: CGFloat { 3 }

  /// The brightness of the screen.
  public var brightness: CGFloat { 0.5 }

  /// The number of pictures that the screen can show in a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is recorded.
  public var isCaptured: Bool { false }

  /// The notification that a recording has begun or ended.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )

  /// The notification that the brightness has changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
}
