import PropertyLists

/// A package that an Xcode project names by the address of its repository.
struct RemotePackage: Hashable, Sendable {
  /// The address.
  var address: String
  /// The versions that suit the app, as a manifest writes them: `from: "1.2.0"`.
  var versions: String
  /// The names of the products that the app links.
  var products: [String] = []

  /// Reads a project's reference to a package; nil for other objects, and for one without an
  /// address or versions.
  ///
  /// - Parameter reference: An object of the project.
  init?(_ reference: PropertyList) {
    guard let address = reference["repositoryURL"]?.text, !address.isEmpty,
      let requirement = reference["requirement"], let versions = Self.versions(requirement)
    else { return nil }
    self.address = address
    self.versions = versions
  }

  /// The dependency, as a manifest writes it.
  var dependency: String { ".package(url: \(PackageUmbrella.quoted(address)), \(versions))" }

  private static func versions(_ requirement: PropertyList) -> String? {
    let value = { (key: String) in (requirement[key]?.text).map(PackageUmbrella.quoted) }
    let lowest = value("minimumVersion")
    switch requirement["kind"]?.text {
    case "upToNextMajorVersion": return lowest.map { "from: \($0)" }
    case "upToNextMinorVersion": return lowest.map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return value("version").map { "exact: \($0)" }
    case "versionRange":
      guard let lowest, let highest = value("maximumVersion") else { return nil }
      return "\(lowest)..<\(highest)"
    case "branch": return value("branch").map { "branch: \($0)" }
    case "revision": return value("revision").map { "revision: \($0)" }
    default: return nil
    }
  }
}
