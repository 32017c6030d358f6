/// A version of iOS.
struct SystemVersion: Hashable, Sendable, Comparable, Codable {
  /// The number before the point.
  var major: Int
  /// The number behind it.
  var minor = 0

  /// The earlier of two versions.
  static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as the compiler writes it.
  var description: String { "\(major).\(minor)" }
}
