import Foundation

/// Copies of packages in their original layout, with sources adapted for an iPhone.
///
/// A file is written only if it has changed, so the package manager rebuilds no more than necessary.
struct StagedPackages {
  /// The path of the folder that contains the copies.
  let folder: String
  /// The paths of the copies, keyed by the packages' paths.
  private(set) var places: [String: String] = [:]
  /// The learner's names for the files, keyed by the copies' paths.
  private(set) var names: [String: String] = [:]

  private let own: OwnPackage?
  /// The paths of the folders of the packages' own modules.
  private let targets: Set<String>

  /// Returns text in which the copies' paths are replaced with the learner's names for the originals.
  ///
  /// - Parameter text: The output of a compiler or the package manager.
  /// - Returns: The text with the learner's names.
  func named(_ text: String) -> String {
    guard text.contains(folder) else { return text }
    return names.reduce(text) { $0.replacing($1.key, with: $1.value) }
      .replacing("\(folder)/copies/", with: "")
  }

  private static let leftOut: Set = [".build", ".git", ".swiftpm", "Tests", "DerivedData"]

  /// Creates copies of packages, or updates the existing copies.
  ///
  /// - Parameters:
  ///   - packages: The absolute paths of the packages.
  ///   - folder: The folder for the copies.
  ///   - home: The folder that names in messages are relative to.
  ///   - own: The package that has the app itself as a target, or nil.
  /// - Throws: `BuildError` if a file cannot be read or written.
  init(
    _ packages: [String],
    in folder: String,
    home: String,
    own: OwnPackage? = nil
  ) throws(BuildError) {
    self.folder = folder
    self.own = own
    targets = Self.targets(of: packages)
    let common = Self.commonFolder(of: packages)
    var kept: Set<String> = []
    do {
      for package in packages {
        let place = folder + "/copies" + package.dropFirst(common.count)
        places[package] = place
        try copy(package, to: place, home: home, into: &kept)
      }
      if let own, let place = places[own.path] {
        for (name, text) in own.additions(
          to: FileManager.default.contents(atPath: "\(own.path)/Package.swift")
        ) {
          let path = "\(place)/\(name)"
          kept.insert(path)
          try write(Data(text.utf8), to: path)
        }
      }
      try removeAll(in: "\(folder)/copies", but: kept)
    } catch {
      throw .cacheUnusable(path: folder, reason: error.localizedDescription)
    }
  }

  private static func targets(of packages: [String]) -> Set<String> {
    // A package without this folder has only the modules that its manifest names.
    Set(
      packages.flatMap {
        (try? FileManager.default.contentsOfDirectory(atPath: "\($0)/Sources")) ?? []
      }
    )
  }

  /// Returns source in which imports of frameworks are replaced with imports of the NavLab modules that provide their
  /// names.
  private static func withHomes(
    ofFrameworksIn text: String,
    except own: Set<String>
  ) -> String {
    let file = SourceFile(name: "", text: text)
    let frameworks = FrameworkHome.imported(by: [file], except: own)
    guard !frameworks.isEmpty else { return text }
    let homes = Set(frameworks.compactMap { FrameworkHome.all[$0] ?? nil }).sorted()
    return MergedModules.withoutImports(of: frameworks, in: text)
      + homes.map { "\nimport \($0)\n" }.joined()
  }

  /// Returns the path of the innermost folder that contains all packages.
  private static func commonFolder(of packages: [String]) -> String {
    let parents = packages.map { $0.split(separator: "/").dropLast() }
    guard var common = parents.first else { return "" }
    for parent in parents {
      common = common.prefix(zip(common, parent).prefix { $0 == $1 }.count)
    }
    return common.map { "/\($0)" }.joined()
  }

  private mutating func copy(
    _ source: String,
    to place: String,
    home: String,
    into kept: inout Set<String>
  ) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: source).sorted() {
      let from = "\(source)/\(name)"
      let to = "\(place)/\(name)"
      var status = stat()
      guard !Self.leftOut.contains(name), lstat(from, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try copy(from, to: to, home: home, into: &kept)
      case S_IFREG:
        guard var data = files.contents(atPath: from) else { continue }
        if name.hasSuffix(".swift") {
          names[to] = DisplayName.of(from, in: home)
          if !name.hasPrefix("Package.swift"), !name.hasPrefix("Package@swift") {
            let original = String(decoding: data, as: UTF8.self)
            let read = ObjectiveCForms.replaced(in: PlatformConditions.decided(in: original))
            let text = ExtensionOverrides.renamed(in: read)
            data = Data(Self.withHomes(ofFrameworksIn: text, except: targets).utf8)
          }
        }
        kept.insert(to)
        // The manifest of the app's own package is written together with the additions.
        if name != "Package.swift" || source != own?.path { try write(data, to: to) }
      default: break
      }
    }
  }

  private func write(_ data: Data, to path: String) throws {
    guard FileManager.default.contents(atPath: path) != data else { return }
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file, options: .atomic)
  }

  /// Removes a folder's files, except the files to keep and the package manager's record of versions.
  private func removeAll(in folder: String, but kept: Set<String>) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: folder) {
      let path = "\(folder)/\(name)"
      if SourceFolder.exists(at: path) {
        try removeAll(in: path, but: kept)
      } else if !kept.contains(path), name != "Package.resolved" {
        // The versions that the package manager has chosen are kept.
        try files.removeItem(atPath: path)
      }
    }
  }
}
