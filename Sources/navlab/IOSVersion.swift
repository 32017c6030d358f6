import ArgumentParser

/// A namespace for validating iOS versions from the option `--ios`.
enum IOSVersion {
  /// Throws an error unless a number can be an iOS version.
  ///
  /// - Parameter version: The number, or nil if the option was not given.
  /// - Throws: `ValidationError` for an invalid number.
  static func check(_ version: Int?) throws {
    if let version, !(13...99).contains(version) {
      throw ValidationError("'--ios \(version)' is not an iOS version; give a number such as 18")
    }
  }
}
