#if canImport(Darwin)
internal import Foundation

extension UserDefaults {
  /// The name by which Foundation keeps what is set in the standard defaults.
  static var standardDomain: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The name of the suite that the defaults were made for, which Foundation does not tell.
  var suiteName: String? { nil }
}
#endif
