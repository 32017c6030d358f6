#if os(Linux)
internal import Foundation

extension UserDefaults {
  /// The name of Foundation's domain for the standard defaults.
  static let standardDomain = "kCFPreferencesCurrentApplication"

  /// The name of the defaults' suite, or nil if there is none.
  ///
  /// Foundation does not reveal it, but a property of the object contains it.
  var suiteName: String? {
    Mirror(reflecting: self).children.first { $0.label == "suite" }?.value as? String
  }
}
#endif
