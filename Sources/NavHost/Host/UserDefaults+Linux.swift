#if os(Linux)
internal import Foundation

extension UserDefaults {
  /// The name by which Foundation keeps what is set in the standard defaults.
  static let standardDomain = "kCFPreferencesCurrentApplication"

  /// The name of the suite that the defaults were made for.
  ///
  /// Foundation does not tell it, but a property of the object holds it.
  var suiteName: String? {
    Mirror(reflecting: self).children.first { $0.label == "suite" }?.value as? String
  }
}
#endif
