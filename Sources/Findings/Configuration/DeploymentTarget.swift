/// The oldest version of iOS that an app targets.
package struct DeploymentTarget: Hashable, Sendable, Codable {
  /// The major version, such as 17 for iOS 17.4.
  package var major: Int
  /// The minor version, such as 4 for iOS 17.4.
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from text, or returns nil if the text is not a version.
  ///
  /// - Parameter text: `17`, `17.4` or `iOS 17.4`; anything else gives nil.
  package init?(_ text: String) {
    let number = text.hasPrefix("iOS ") ? text.dropFirst(4) : text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let major = parts[0], (13...99).contains(major),
      let minor = parts.count == 2 ? parts[1] : 0, (0...99).contains(minor)
    else { return nil }
    self.init(major, minor)
  }
}

extension DeploymentTarget: Comparable, CustomStringConvertible {
  package static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The version with the name of the system, such as `iOS 17` or `iOS 17.4`.
  package var description: String { "iOS \(number)" }

  /// The version without the name of the system, such as `17` or `17.4`.
  package var number: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
