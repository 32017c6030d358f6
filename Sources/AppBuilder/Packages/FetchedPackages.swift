import Foundation

/// The packages from the network that an app needs, as the package manager has fetched them.
struct FetchedPackages {
  /// The packages that the app's project names.
  var remote: [RemotePackage]
  /// The folders of the packages on this computer that name others by an address.
  var local: [String]
  /// The versions that Xcode has chosen, in the file that it writes, or nil.
  var pins: String?
  /// The folder for what is fetched.
  var folder: String

  /// Whether there is nothing to fetch.
  var isEmpty: Bool { remote.isEmpty && local.isEmpty }

  /// The arguments for the package manager.
  var arguments: [String] {
    ["package", "--package-path", folder, "--scratch-path", "\(folder)/build", "resolve"]
  }

  /// The folders of the packages, after they were fetched.
  var places: [String] {
    let checkouts = "\(folder)/build/checkouts"
    // Without the folder, nothing was to be fetched.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()) ?? []
    return names.map { "\(checkouts)/\($0)" }.filter(PackageFolders.isPackage)
  }

  /// Whether just these packages were fetched before.
  var isComplete: Bool {
    FileManager.default.contents(atPath: "\(folder)/\(Self.note)") == Data(manifest.utf8)
  }

  private static let note = "Fetched.txt"

  /// The manifest of a package that depends on all of them, and holds no code.
  var manifest: String {
    let dependencies =
      remote.map(\.dependency) + local.map { ".package(path: \(PackageUmbrella.quoted($0)))" }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(PackageUmbrella.name)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ]
      )

      """
  }

  /// Writes the package.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func prepare() throws(BuildError) {
    try BuildCache.makeFolder(folder)
    try write(manifest, to: "Package.swift")
    // A file that cannot be read leaves the choice of versions to the package manager.
    guard let pins, let chosen = FileManager.default.contents(atPath: pins) else { return }
    try write(String(decoding: chosen, as: UTF8.self), to: "Package.resolved")
  }

  /// Writes down that all packages were fetched.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func noteCompletion() throws(BuildError) { try write(manifest, to: Self.note) }

  private func write(_ text: String, to name: String) throws(BuildError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"), options: .atomic)
    } catch {
      throw .cacheUnusable(path: "\(folder)/\(name)", reason: error.localizedDescription)
    }
  }
}
