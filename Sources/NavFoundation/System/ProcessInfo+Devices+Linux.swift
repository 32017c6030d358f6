// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

extension ProcessInfo {
  /// Whether the app for iOS runs on a Mac, which it never does here.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the app was made for a Mac with Mac Catalyst, which is never the case.
  public var isMacCatalystApp: Bool { false }
}
#endif
