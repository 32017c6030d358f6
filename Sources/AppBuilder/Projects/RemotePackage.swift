import PropertyLists

/// A package that an Xcode project refers to by the address of its repository.
struct RemotePackage: Hashable, Sendable {
  /// The address of the package's repository.
  var address: String
  /// The versions that the app accepts, in a manifest's notation, such as `from: "1.2.0"`.
  var versions: String
  /// The names of the products that the app links.
  var products: [String] = []

  /// Creates a description of a package from a project's reference, or returns nil if the reference is incomplete.
  ///
  /// - Parameter reference: An object of the project.
  init?(_ reference: PropertyList) {
    guard let address = reference["repositoryURL"]?.text, !address.isEmpty,
      let requirement = reference["requirement"], let versions = Self.versions(requirement)
    else { return nil }
    self.address = address
    self.versions = versions
  }

  /// The dependency on the package in a manifest's notation.
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
