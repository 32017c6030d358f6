import Findings

/// A mapping from files to their targets and oldest supported iOS versions, according to the surrounding manifests.
///
/// Manifests are read and never run, because the files may come from strangers.
struct ProjectLayout: Sendable {
  private let manifests: [Manifest]

  /// The facts about a file that follow from its target.
  struct Membership: Hashable, Sendable {
    /// The unique name of the target in all projects, without dots and slashes.
    var target: String
    /// The oldest version of iOS that the target supports, or nil if it is unknown.
    var deploymentTarget: DeploymentTarget?
    /// A Boolean value that indicates whether declarations without an actor are isolated to the main actor.
    var isIsolatedToMainActor = false
  }

  /// A manifest with its folder.
  private struct Manifest: Sendable {
    var folder: String
    var targets: [LayoutTarget]
    /// The oldest version of iOS for files that belong to no target, or nil if it is unknown.
    var deploymentTarget: DeploymentTarget?
    /// A Boolean value that indicates whether declarations in files that belong to no target are isolated to the main
    /// actor.
    var isIsolatedToMainActor = false
  }

  /// Creates a layout without targets.
  init() { manifests = [] }

  /// Creates a layout from manifests, ignoring invalid manifests.
  ///
  /// - Parameter sources: `Package.swift`, `project.pbxproj` and `project.yml` files with their paths.
  init(_ sources: [(path: String, bytes: [UInt8])]) {
    manifests = sources.compactMap { path, bytes in
      let folder = Self.folder(of: path)
      if Self.isPackage(path) {
        let package = PackageLayout(ParsedFile(path: path, bytes: bytes))
        return Manifest(
          folder: folder,
          targets: package.targets,
          deploymentTarget: package.deploymentTarget
        )
      }
      if Self.isSpecification(path) {
        let version = ProjectSpecification(bytes).deploymentTarget
        return version.map { Manifest(folder: folder, targets: [], deploymentTarget: $0) }
      }
      guard path.hasSuffix(Self.projectName) else { return nil }
      let project = XcodeLayout(bytes)
      return Manifest(
        folder: Self.folder(of: folder.isEmpty ? "" : String(folder.dropLast())),
        targets: project.targets,
        deploymentTarget: project.deploymentTarget,
        isIsolatedToMainActor: project.isIsolatedToMainActor
      )
    }
    // The nearest folder counts; within one folder, the one that Xcode builds.
    .sorted { ($0.folder.utf8.count, $1.targets.count) > ($1.folder.utf8.count, $0.targets.count) }
  }

  /// Returns the facts about a file that follow from its target, or nil if no manifest covers the file.
  ///
  /// - Parameter path: The path, relative to the same folder as those of the manifests.
  /// - Returns: The target's facts, or nil if there is no manifest around the file.
  func membership(of path: String) -> Membership? {
    guard let nearest = manifests.firstIndex(where: { path.hasPrefix($0.folder) }) else {
      return nil
    }
    for (index, manifest) in manifests.enumerated()
    where manifest.folder == manifests[nearest].folder {
      let relative = path.dropFirst(manifest.folder.count)
      let found = manifest.targets.indices.filter { manifest.targets[$0].holds(relative) }
      guard let first = found.first else { continue }
      // A file of several targets must run on the oldest of their systems.
      let versions = found.compactMap { manifest.targets[$0].deploymentTarget }
      return Membership(
        target: "\(index)-\(first)",
        deploymentTarget: versions.min(),
        isIsolatedToMainActor: found.allSatisfy { manifest.targets[$0].isIsolatedToMainActor }
      )
    }
    return Membership(
      target: "\(nearest)",
      deploymentTarget: manifests[nearest].deploymentTarget,
      isIsolatedToMainActor: manifests[nearest].isIsolatedToMainActor
    )
  }

  /// Returns whether a path leads to a package's manifest.
  static func isPackage(_ path: String) -> Bool {
    path == "Package.swift" || path.hasSuffix("/Package.swift")
  }

  /// Returns whether a path belongs to a file from which an Xcode project is generated.
  static func isSpecification(_ path: String) -> Bool {
    path == ProjectSpecification.name || path.hasSuffix("/" + ProjectSpecification.name)
  }

  /// The end of a path to the project file inside an Xcode project.
  static let projectName = ".xcodeproj/project.pbxproj"

  /// Returns the folder of a path with a trailing slash, or an empty string for the current folder.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

/// A target of a package or an Xcode project.
struct LayoutTarget: Hashable, Sendable {
  /// The name of the target.
  var name: String
  /// The folders of the target's files, with trailing slashes, relative to the manifest's folder.
  var folders: [String] = []
  /// The paths of the target's files, relative to the manifest's folder.
  var files: Set<String> = []
  /// The oldest version of iOS that the target supports, or nil if it is unknown.
  var deploymentTarget: DeploymentTarget?
  /// A Boolean value that indicates whether declarations without an actor are isolated to the main actor.
  var isIsolatedToMainActor = false

  /// Returns whether a file belongs to the target.
  func holds(_ path: Substring) -> Bool {
    files.contains(String(path)) || folders.contains { path.hasPrefix($0) }
  }
}
