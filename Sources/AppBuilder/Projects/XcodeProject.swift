import Foundation
import PropertyLists

/// An Xcode project, reduced to the parts that describe an app.
struct XcodeProject {
  /// The targets in the order of the project.
  private(set) var targets: [XcodeTarget] = []
  /// The paths of the folders of local packages.
  private(set) var packages: [String] = []

  private let objects: [String: PropertyList]
  private let folder: String
  private var paths: [String: String] = [:]
  /// The names of the targets, keyed by the names of their products.
  private let makers: [String: String]

  /// Creates a project by reading a folder.
  ///
  /// - Parameter bundle: The absolute path of a folder whose name ends in `.xcodeproj`.
  /// - Throws: The reason why it cannot be read.
  init(at bundle: String) throws(SourceFault.Reason) {
    let file = "\(bundle)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable("the file project.pbxproj is missing")
    }
    try self.init(
      text: String(decoding: data, as: UTF8.self),
      folder: URL(filePath: bundle).deletingLastPathComponent().path
    )
  }

  /// Creates a project from the text of its file.
  ///
  /// - Parameters:
  ///   - text: The text of `project.pbxproj`.
  ///   - folder: The folder to which its paths are relative.
  /// - Throws: The reason why it cannot be read.
  init(text: String, folder: String) throws(SourceFault.Reason) {
    let list: PropertyList
    do {
      list = try PropertyListParser.value(of: text)
    } catch {
      throw .notAProject(line: error.line, column: error.column, expected: error.expected)
    }
    guard let objects = list["objects"]?.entries, let root = list["rootObject"]?.text,
      let project = objects[root]
    else { throw .notAProject(line: 1, column: 1, expected: "the objects of a project") }
    self.objects = objects
    makers = Dictionary(
      objects.values.compactMap { object in
        guard object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else {
          return nil
        }
        return object["productReference"]?.text.map { ($0, name) }
      }
    ) { first, _ in first }
    let own = project["projectDirPath"]?.text ?? ""
    self.folder = own.isEmpty ? folder : "\(folder)/\(own)"
    if let group = project["mainGroup"]?.text {
      place(group, in: self.folder, depth: 0)
    }
    let shared = settings(of: project)
    for id in project["targets"]?.texts ?? [] {
      guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget" else { continue }
      targets.append(self.target(target, id: id, over: shared))
    }
    packages = (project["packageReferences"]?.texts ?? []).compactMap { id in
      objects[id]?["relativePath"]?.text.map { Self.standard("\(self.folder)/\($0)") }
    }
    packages += objects.compactMap { id, object in
      // Before Xcode 15, a package beside the project was listed as a folder among the files.
      guard object["isa"]?.text == "PBXFileReference",
        ["wrapper", "folder"].contains(object["lastKnownFileType"]?.text), let path = paths[id],
        FileManager.default.fileExists(atPath: "\(path)/Package.swift")
      else { return nil }
      return path
    }
    packages = Set(packages).sorted()
  }

  private static func standard(_ path: String) -> String { URL(filePath: path).standardized.path }

  /// Records the path of a file, or the paths of a group and its contents.
  private mutating func place(_ id: String, in parent: String, depth: Int) {
    guard depth < 64, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text ?? ""
    let path: String
    switch object["sourceTree"]?.text {
    case "<absolute>": path = own
    case "SOURCE_ROOT": path = "\(folder)/\(own)"
    case "<group>", nil: path = own.isEmpty ? parent : "\(parent)/\(own)"
    default: return
    }
    paths[id] = Self.standard(path)
    for child in object["children"]?.texts ?? [] { place(child, in: path, depth: depth + 1) }
  }

  private func settings(of owner: PropertyList) -> XcodeSettings {
    var settings = XcodeSettings()
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else {
      return settings
    }
    let all = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let usual = list["defaultConfigurationName"]?.text
    let chosen =
      all.first { $0["name"]?.text == "Debug" } ?? all.first { $0["name"]?.text == usual }
      ?? all.first
    if let file = chosen.flatMap(settingsFile) {
      settings.merge(XcodeSettings.file(at: file))
    }
    if let values = chosen?["buildSettings"]?.entries {
      settings.merge(
        values.mapValues { $0.text ?? $0.texts.joined(separator: " ") }
      )
    }
    return settings
  }

  /// Returns the path of a configuration's own file: a file of the project, or one in a folder that Xcode keeps in step.
  private func settingsFile(of configuration: PropertyList) -> String? {
    if let file = configuration["baseConfigurationReference"]?.text { return paths[file] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let folder = paths[anchor],
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return "\(folder)/\(relative)"
  }

  private func target(
    _ object: PropertyList,
    id: String,
    over shared: XcodeSettings
  ) -> XcodeTarget {
    let name = object["name"]?.text ?? ""
    var settings = XcodeSettings([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
      "DEVELOPMENT_LANGUAGE": "en",
    ])
    settings.merge(shared.values)
    settings.merge(self.settings(of: object).values)
    var target = XcodeTarget(name: name, kind: Self.kind(object["productType"]?.text))
    target.settings = settings
    for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      let files = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase":
        target.sources += files.compactMap { paths[$0] }.filter { $0.hasSuffix(".swift") }
        target.models += files.compactMap { paths[$0] }.filter { $0.contains(".xcdatamodel") }
      case "PBXResourcesBuildPhase": for file in files { add(file, to: &target) }
      case "PBXFrameworksBuildPhase": target.dependencies += files.compactMap { makers[$0] }
      default: break
      }
    }
    for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      add(SynchronizedFolder(group, objects), of: id, to: &target)
    }
    for group in objects.keys.sorted() {
      addMembers(of: group, to: &target, id: id, owner: object)
    }
    target.products = (object["packageProductDependencies"]?.texts ?? []).compactMap {
      objects[$0]?["productName"]?.text
    }
    target.remotePackages = remotePackages(of: object)
    target.dependencies += (object["dependencies"]?.texts ?? []).compactMap { dependency in
      objects[dependency]?["target"]?.text.flatMap { objects[$0]?["name"]?.text }
    }
    return target
  }

  /// Returns the network packages whose libraries a target links.
  private func remotePackages(of target: PropertyList) -> [RemotePackage] {
    var packages: [RemotePackage] = []
    for product in (target["packageProductDependencies"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let name = product["productName"]?.text, !name.hasPrefix("plugin:"),
        let reference = product["package"]?.text.flatMap({ objects[$0] }),
        var package = RemotePackage(reference)
      else { continue }
      if let index = packages.firstIndex(where: { $0.address == package.address }) {
        packages[index].products.append(name)
      } else {
        package.products = [name]
        packages.append(package)
      }
    }
    return packages
  }

  private static func kind(_ type: String?) -> XcodeTarget.Kind {
    switch type {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    default: .other
    }
  }

  /// Adds a resource: a file, the translations of a file, a catalogue or a folder.
  private func add(_ id: String, to target: inout XcodeTarget) {
    if objects[id]?["isa"]?.text == "PBXVariantGroup" {
      for child in objects[id]?["children"]?.texts ?? [] { add(child, to: &target) }
      return
    }
    guard let path = paths[id] else { return }
    if path.hasSuffix(".xcassets") {
      target.catalogues.append(path)
    } else if path.contains(".xcdatamodel") {
      target.models.append(path)
    } else if SourceFolder.exists(at: path) {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      for (place, file) in ResourceFolder().resources(in: [path]) where file == "\(path)/\(place)" {
        target.resources["\(name)/\(place)"] = file
      }
    } else {
      target.resources[Self.bundlePlace(of: path)] = path
    }
  }

  /// Returns a file's path in the bundle, either at the top level or in the folder of the file's language.
  static func bundlePlace(of path: String) -> String {
    let parts = path.split(separator: "/")
    let last = parts.last.map(String.init) ?? ""
    guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return last }
    return "\(folder)/\(last)"
  }

  private func add(
    _ folder: SynchronizedFolder,
    of target: String,
    to made: inout XcodeTarget
  ) {
    guard let path = paths[folder.id] else { return }
    let left = folder.exceptions[target] ?? []
    let found = FolderContents(of: path)
    made.catalogues += found.catalogues.map { "\(path)/\($0)" }
    made.models += found.models.map { "\(path)/\($0)" }
    for file in found.files where !left.contains(file) {
      add(file: "\(path)/\(file)", to: &made)
    }
  }

  /// Adds the files that are in another target's folder but also belong to the given target.
  private func addMembers(
    of group: String,
    to target: inout XcodeTarget,
    id: String,
    owner: PropertyList
  ) {
    guard objects[group]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup",
      owner["fileSystemSynchronizedGroups"]?.texts.contains(group) != true,
      let path = paths[group]
    else { return }
    for file in SynchronizedFolder(group, objects).exceptions[id] ?? [] {
      add(file: "\(path)/\(file)", to: &target)
    }
  }

  private func add(file: String, to target: inout XcodeTarget) {
    if file.hasSuffix(".xcassets") {
      target.catalogues.append(file)
    } else if file.hasSuffix(".swift") {
      target.sources.append(file)
    } else if !ResourceFolder.isLeftOut(
      file: file.split(separator: "/").last.map(String.init) ?? ""
    ) {
      target.resources[Self.bundlePlace(of: file)] = file
    }
  }

  /// Returns the project's frameworks and libraries that a target needs, directly or indirectly.
  ///
  /// - Parameter target: The target.
  /// - Returns: The frameworks' targets, in the order of the project.
  func frameworks(of target: XcodeTarget) -> [XcodeTarget] {
    var needed: Set<String> = []
    var waiting = target.dependencies
    while let name = waiting.popLast() {
      guard let found = targets.first(where: { $0.name == name && $0.kind == .library }),
        needed.insert(name).inserted
      else { continue }
      waiting += found.dependencies
    }
    return targets.filter { needed.contains($0.name) }
  }
}
