import Foundation

/// A reader that finds the parts of an app in a folder with a project.
struct ProjectReader {
  /// Returns a copy of a request with the files and settings of the project in its folder.
  ///
  /// - Parameter request: The request; one for submitted work, or without a project, is returned unchanged.
  /// - Returns: The request.
  /// - Throws: `BuildError` if a project cannot be read, or the folder allows several apps.
  func resolved(_ request: BuildRequest) throws(BuildError) -> BuildRequest {
    guard request.allowance == .ownWork, request.project == nil else { return request }
    var request = request
    request.named = request.files
    if request.files.count == 1, let named = request.files.first {
      let path = named.hasPrefix("/") ? named : "\(request.folder)/\(named)"
      do throws(SourceFault.Reason) {
        if let bundle = try projectBundle(at: path) {
          try read(bundle, into: &request)
        } else {
          if SourceFolder.exists(at: path), !path.hasSuffix(".swift") {
            try readFolder(path, into: &request)
          }
          if let target = request.choices.target, request.project?.ownPackage == nil {
            throw SourceFault.Reason.noTarget(target, [])
          }
        }
      } catch {
        throw .source(SourceFault(file: DisplayName.of(named, in: request.folder), reason: error))
      }
    }
    if let mode = request.choices.languageMode { request.languageMode = mode }
    if let isOnMainActor = request.choices.isOnMainActor {
      request.language.isOnMainActor = isOnMainActor
    }
    return request
  }

  /// Returns the path of the Xcode project at or below a path, or nil if there is none.
  ///
  /// - Parameter path: A project, a workspace, or a folder that contains one directly or in a subfolder.
  /// - Returns: The path of the project.
  /// - Throws: The reason why no project can be used.
  func projectBundle(at path: String) throws(SourceFault.Reason) -> String? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard SourceFolder.exists(at: path) else { return nil }
    if path.hasSuffix(".xcodeproj") { return path }
    let folder =
      path.hasSuffix(".xcworkspace")
      ? path.split(separator: "/").dropLast().map { "/\($0)" }.joined() : path
    // The package of a library may contain a project with an example app.
    let isLibrary = PackageFolders.isPackage(folder) && !OwnPackage.hasApp(in: folder)
    var level = [folder]
    for _ in 0..<Self.depthLimit {
      var projects: [String] = []
      var next: [String] = []
      for folder in level {
        // A folder that cannot be listed contains no readable project.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
        for name in names where !name.hasPrefix(".") && !Self.leftOut.contains(name) {
          let path = "\(folder)/\(name)"
          if name.hasSuffix(".xcodeproj") {
            if FileManager.default.fileExists(atPath: "\(path)/project.pbxproj") {
              projects.append(path)
            }
          } else if SourceFolder.exists(at: path), !SourceFolder.isLink(at: path) {
            next.append(path)
          }
        }
      }
      if projects.count > 1 {
        throw .chooseProject(projects.map { String($0.dropFirst(folder.count + 1)) })
      }
      if let project = projects.first { return project }
      // The app's own folders are beside its file, so Swift files with a user interface here make
      // an app without a project. Scripts and tests do not.
      if level.contains(where: Self.holdsCode), !(isLibrary && level == [folder]) { return nil }
      if isLibrary { next.removeAll { ["\(folder)/Sources", "\(folder)/Tests"].contains($0) } }
      level = next
    }
    return nil
  }

  private static let depthLimit = 4
  private static let leftOut: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]

  private static func holdsCode(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      guard name.hasSuffix(".swift") else { return false }
      // A file that cannot be read counts as code; the compiler then reports it.
      guard name != "Package.swift",
        let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      else { return true }
      guard !["XCTest", "PlaygroundSupport"].contains(where: text.mentions) else { return false }
      return ["SwiftUI", "UIKit", "@main"].contains { text.mentions($0) }
    }
  }

  private func read(
    _ bundle: String,
    into request: inout BuildRequest
  ) throws(SourceFault.Reason) {
    let project = try XcodeProject(at: bundle)
    var target = try app(of: project, in: bundle, named: request.choices.target)
    let frameworks = project.frameworks(of: target)
    for framework in frameworks { target.take(framework) }
    guard !target.sources.isEmpty else { throw .emptyFolder }
    let folder = request.folder.hasSuffix("/") ? request.folder : request.folder + "/"
    let beside = bundle.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let listed = ListedFiles(in: beside)
    target.catalogues = listed.places(of: target.catalogues)
    var seen: Set<String> = []
    request.files = listed.places(of: target.sources).filter { seen.insert($0).inserted }.map {
      $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0
    }
    let settings = target.settings
    request.moduleName = target.moduleName
    if settings["SWIFT_VERSION"]?.hasPrefix("6") == true { request.languageMode = .swift6 }
    request.language = LanguageSettings(settings)
    var contents = ProjectContents(resources: target.resources)
    contents.catalogues = target.catalogues
    contents.models = listed.models(of: target.models)
    contents.settings = settings.all
    contents.merged = Set(frameworks.map(\.moduleName))
    contents.file = "\(bundle)/project.pbxproj"
    // A package in the folder of a workspace is available to all its projects, whether they name it
    // or not.
    let inFolder = PackageFolders.below(beside).filter { !project.packages.contains($0) }
    contents.packages = project.packages + inFolder
    contents.remotePackages = target.remotePackages
    contents.pins = pins(of: bundle, beside: beside)
    if let information = settings["INFOPLIST_FILE"], !information.isEmpty {
      contents.resources["Info.plist"] =
        information.hasPrefix("/") ? information : "\(beside)/\(information)"
    }
    request.project = contents
  }

  /// Returns the path of the file that records Xcode's package versions, or nil if there is none.
  private func pins(of bundle: String, beside folder: String) -> String? {
    // What cannot be listed holds no workspace that could be read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { "\(folder)/\($0)" }
    return (["\(bundle)/project.xcworkspace"] + workspaces)
      .map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Reads the code, resources, catalogues and packages in a folder without a project.
  private func readFolder(
    _ named: String,
    into request: inout BuildRequest
  ) throws(SourceFault.Reason) {
    let path = named.count > 1 && named.hasSuffix("/") ? String(named.dropLast()) : named
    if PackageFolders.isPackage(path) {
      if request.choices.target == nil, !OwnPackage.hasApp(in: path),
        try readExample(of: path, into: &request)
      {
        return
      }
      if try readPackage(path, into: &request) { return }
    }
    let packages = PackageFolders.below(path).filter { $0 != path }
    let found = FolderContents(of: path)
    let catalogues = found.catalogues.map { "\(path)/\($0)" }
    let models = found.models.map { "\(path)/\($0)" }
    guard !packages.isEmpty || !catalogues.isEmpty || !models.isEmpty else { return }
    let isOwn = { (file: String) in !packages.contains { file.hasPrefix($0 + "/") } }
    let files = try SourceFolder(limit: SourceLimits.ownWork.files).files(in: path).filter(isOwn)
    guard !files.isEmpty else { throw .emptyFolder }
    let folder = request.folder.hasSuffix("/") ? request.folder : request.folder + "/"
    request.files = files.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
    var contents = ProjectContents(
      resources: ResourceFolder().resources(in: [path]).filter { isOwn($0.value) }
    )
    contents.catalogues = catalogues.filter(isOwn)
    contents.models = models.filter(isOwn)
    contents.packages = packages
    request.project = contents
  }

  /// Reads the example app of a library's package, and returns whether there is one.
  private func readExample(
    of package: String,
    into request: inout BuildRequest
  ) throws(SourceFault.Reason) -> Bool {
    guard let example = PackageFolders.example(of: package) else { return false }
    let folder = request.folder.hasSuffix("/") ? request.folder : request.folder + "/"
    let files = try SourceFolder(limit: SourceLimits.ownWork.files).files(in: example)
    request.files = files.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
    let found = FolderContents(of: example)
    var contents = ProjectContents(resources: ResourceFolder().resources(in: [example]))
    contents.catalogues = found.catalogues.map { "\(example)/\($0)" }
    contents.models = found.models.map { "\(example)/\($0)" }
    contents.packages = [package]
    request.project = contents
    return true
  }

  /// Reads the package target that is an app, and returns whether there is one.
  private func readPackage(
    _ path: String,
    into request: inout BuildRequest
  ) throws(SourceFault.Reason) -> Bool {
    let candidates = OwnPackage.candidates(in: path)
    guard !candidates.isEmpty else { return false }
    var chosen = candidates.count == 1 ? candidates.first : nil
    if let name = request.choices.target {
      chosen = candidates.first { $0.name == name }
      guard chosen != nil else { throw .noTarget(name, candidates.map(\.name)) }
    }
    guard let chosen else { throw .chooseTarget(candidates.map(\.name)) }
    let folder = request.folder.hasSuffix("/") ? request.folder : request.folder + "/"
    let files = try SourceFolder(limit: SourceLimits.ownWork.files).files(in: chosen.folder)
    request.files = files.map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
    request.moduleName = BuildRequest.identifier(from: chosen.name)
    let own = OwnPackage(path: path, target: chosen.name)
    request.language.packageName = own.name
    var contents = ProjectContents(resources: ResourceFolder().resources(in: [chosen.folder]))
    contents.catalogues = FolderContents(of: chosen.folder).catalogues.map {
      "\(chosen.folder)/\($0)"
    }
    contents.packages = [path]
    contents.ownPackage = own
    contents.file = "\(path)/Package.swift"
    request.project = contents
    return true
  }

  /// Returns the target of a project's app: the named one, the only candidate, or the one with the project's name.
  private func app(
    of project: XcodeProject,
    in bundle: String,
    named name: String?
  ) throws(SourceFault.Reason) -> XcodeTarget {
    let apps = project.targets.filter { $0.kind == .app }
    if let name {
      guard let target = apps.first(where: { $0.name == name }) else {
        throw .noTarget(name, apps.map(\.name))
      }
      return target
    }
    let phones = apps.filter(\.isForPhone)
    if let only = phones.count == 1 ? phones.first : apps.count == 1 ? apps.first : nil {
      return only
    }
    let file = bundle.split(separator: "/").last.map { String($0.dropLast(".xcodeproj".count)) }
    if let main = (phones.isEmpty ? apps : phones).first(where: { $0.name == file }) { return main }
    throw apps.isEmpty ? .noApp : .chooseTarget(apps.map(\.name))
  }
}
