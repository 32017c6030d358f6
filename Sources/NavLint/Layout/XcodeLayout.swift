import Findings
import PropertyLists

/// The targets of a `project.pbxproj`, with their files and oldest versions of iOS.
struct XcodeLayout {
  /// The targets of the project.
  private(set) var targets: [LayoutTarget] = []
  /// The oldest version of iOS in the project's own settings, or nil if there is none.
  private(set) var deploymentTarget: DeploymentTarget?

  /// A Boolean value that indicates whether the project's own settings isolate declarations to the main actor.
  private(set) var isIsolatedToMainActor = false

  private let objects: [String: PropertyList]

  /// Creates a layout from a project, skipping targets that do not have the expected form.
  ///
  /// - Parameter bytes: The file.
  init(_ bytes: [UInt8]) {
    // An invalid file, such as one with merge conflicts, says nothing about targets.
    let root = try? PropertyListParser.value(of: String(decoding: bytes, as: UTF8.self))
    objects = root?["objects"]?.entries ?? [:]
    guard let project = root?["rootObject"]?.text.flatMap({ objects[$0] }) else { return }
    deploymentTarget = version(of: project) ?? systemBeside(macVersionOf: project)
    let statesVersion = version(of: project) != nil
    isIsolatedToMainActor = isolation(of: project) ?? false
    var paths: [String: String] = [:]
    if let group = project["mainGroup"]?.text { gather(group, in: "", into: &paths, depth: 0) }
    targets = (project["targets"]?.texts ?? []).compactMap { id in
      guard let target = objects[id], let name = target["name"]?.text else { return nil }
      let files = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
        .flatMap { $0["files"]?.texts ?? [] }
        .compactMap { objects[$0]?["fileRef"]?.text.flatMap { paths[$0] } }
      let folders = (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap { paths[$0] }
      return LayoutTarget(
        name: name,
        folders: folders.map { $0 + "/" },
        files: Set(files),
        deploymentTarget: version(of: target)
          ?? (statesVersion ? nil : systemBeside(macVersionOf: target)) ?? deploymentTarget,
        isIsolatedToMainActor: isolation(of: target) ?? isIsolatedToMainActor
      )
    }
  }

  /// The maximum nesting of groups.
  private static let depth = 64

  /// Collects the paths of a group and its members.
  private func gather(
    _ id: String,
    in folder: String,
    into paths: inout [String: String],
    depth: Int
  ) {
    guard depth < Self.depth, paths[id] == nil, let object = objects[id] else { return }
    let isFromRoot = object["sourceTree"]?.text == "SOURCE_ROOT"
    var path = isFromRoot ? "" : folder
    if let own = object["path"]?.text { path += (path.isEmpty ? "" : "/") + own }
    paths[id] = path
    for child in object["children"]?.texts ?? [] {
      gather(child, in: path, into: &paths, depth: depth + 1)
    }
  }

  /// Returns the oldest version of iOS in the settings of a target or project, or nil if there is none.
  private func version(of object: PropertyList) -> DeploymentTarget? {
    settings("IPHONEOS_DEPLOYMENT_TARGET", of: object)
      .compactMap { DeploymentTarget(oldest: $0) }
      .min()
  }

  /// Returns the iOS version that corresponds to the oldest macOS version of a target or project, or nil if there is
  /// none.
  private func systemBeside(macVersionOf object: PropertyList) -> DeploymentTarget? {
    settings("MACOSX_DEPLOYMENT_TARGET", of: object).compactMap { text -> DeploymentTarget? in
      guard let major = text.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
      return major < 11 ? DeploymentTarget(13) : DeploymentTarget(major < 26 ? major + 3 : major)
    }
    .min()
  }

  /// Returns whether the settings of a target or project isolate declarations to the main actor, or nil if this is
  /// unclear.
  private func isolation(of object: PropertyList) -> Bool? {
    let values = Set(settings("SWIFT_DEFAULT_ACTOR_ISOLATION", of: object))
    return values.count == 1 ? values.first == "MainActor" : nil
  }

  /// Returns the values of a setting in all configurations of a target or project.
  private func settings(_ name: String, of object: PropertyList) -> [String] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? [])
      .compactMap { objects[$0]?["buildSettings"]?[name]?.text }
  }
}
