/// A version of iOS.
struct SystemVersion: Hashable, Sendable, Comparable, Codable {
  /// The major version number.
  var major: Int
  /// The minor version number.
  var minor = 0

  /// Returns whether the first version is earlier than the second.
  static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as written by the compiler.
  var description: String { "\(major).\(minor)" }
}
