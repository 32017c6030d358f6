#if canImport(Darwin)
internal import Foundation

extension UserDefaults {
  /// The name of Foundation's domain for the standard defaults.
  static var standardDomain: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The name of the defaults' suite, always nil on this system.
  ///
  /// The value is always nil, because Foundation does not reveal the name.
  var suiteName: String? { nil }
}
#endif
