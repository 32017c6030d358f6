import Foundation

/// The packages that an app needs and that the package manager fetches from the network.
struct FetchedPackages {
  /// The packages that the app's project names.
  var remote: [RemotePackage]
  /// The paths of local packages that depend on network packages.
  var local: [String]
  /// The content of the file in which Xcode records the chosen versions, or nil if there is none.
  var pins: String?
  /// The path of the folder for the fetched packages.
  var folder: String

  /// A Boolean value that indicates whether there are no packages to fetch.
  var isEmpty: Bool { remote.isEmpty && local.isEmpty }

  /// The arguments to pass to the package manager.
  var arguments: [String] {
    ["package", "--package-path", folder, "--scratch-path", "\(folder)/build", "resolve"]
  }

  /// The paths of the folders of the fetched packages.
  var places: [String] {
    let checkouts = "\(folder)/build/checkouts"
    // Without the folder, nothing was to be fetched.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()) ?? []
    return names.map { "\(checkouts)/\($0)" }.filter(PackageFolders.isPackage)
  }

  /// A Boolean value that indicates whether these exact packages were fetched earlier.
  var isComplete: Bool {
    FileManager.default.contents(atPath: "\(folder)/\(Self.note)") == Data(manifest.utf8)
  }

  private static let note = "Fetched.txt"

  /// The manifest of an empty package that depends on all fetched packages.
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

  /// Writes the package that depends on all fetched packages.
  ///
  /// - Throws: `BuildError` when it cannot be written.
  func prepare() throws(BuildError) {
    try BuildCache.makeFolder(folder)
    try write(manifest, to: "Package.swift")
    // A file that cannot be read leaves the choice of versions to the package manager.
    guard let pins, let chosen = FileManager.default.contents(atPath: pins) else { return }
    try write(String(decoding: chosen, as: UTF8.self), to: "Package.resolved")
  }

  /// Records that all packages have been fetched.
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
