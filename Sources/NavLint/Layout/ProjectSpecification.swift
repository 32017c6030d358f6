import Findings

/// The settings read from a `project.yml`, from which an Xcode project is generated.
///
/// Only the lines that state a version are read: `iOS` below `deploymentTarget`, and the build setting.
struct ProjectSpecification {
  /// The oldest version of iOS that any target supports, or nil if the file specifies none.
  private(set) var deploymentTarget: DeploymentTarget?

  /// The file name of a project specification.
  static let name = "project.yml"

  /// Creates a specification from a file, skipping lines that do not have the expected form.
  ///
  /// - Parameter bytes: The file.
  init(_ bytes: [UInt8]) {
    var versions: [DeploymentTarget] = []
    var depth: Int?
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      let (key, value) = Self.entry(line.dropFirst(indentation))
      guard !key.isEmpty, !key.hasPrefix("#") else { continue }
      if let outer = depth, indentation <= outer { depth = nil }
      if key == "deploymentTarget", value.isEmpty { depth = indentation }
      let statesVersion = key == "IPHONEOS_DEPLOYMENT_TARGET" || key == "iOS" && depth != nil
      if statesVersion, let version = DeploymentTarget(oldest: value) { versions.append(version) }
    }
    deploymentTarget = versions.min()
  }

  /// Returns the key and the value of a line, without quotes and comments.
  private static func entry(_ line: Substring) -> (key: String, value: String) {
    guard let colon = line.firstIndex(of: ":") else { return ("", "") }
    let value = line[line.index(after: colon)...].prefix { $0 != "#" }
      .filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    return (String(line[..<colon]), value)
  }
}
