// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
public import Foundation

extension ProcessInfo {
  /// A Boolean value that indicates whether the iOS app runs on a Mac, which is never the case in NavLab.
  ///
  /// The value is always false.
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the app was built with Mac Catalyst, which is never the case in NavLab.
  ///
  /// The value is always false.
  public var isMacCatalystApp: Bool { false }
}
#endif
