import Foundation

/// An empty package that depends on everything that an app needs.
struct PackageUmbrella {
  /// The products that the app needs.
  var products: [Product]
  /// The paths of local packages that replace network packages with the same names.
  var substitutes: [String] = []

  /// A product of a package on this computer.
  struct Product: Hashable {
    /// The name of the product.
    var name: String
    /// The name by which the package manager identifies the package.
    var package: String
    /// The path of the package.
    var path: String
  }

  /// The name that the package, its folder and its module share.
  static let name = "NavLabPackages"

  /// The text of the package's manifest.
  var manifest: String {
    let paths = Set(products.map(\.path) + substitutes).sorted()
    let dependencies = paths.map { ".package(path: \(Self.quoted($0)))" }
    let needed = products.map {
      ".product(name: \(Self.quoted($0.name)), package: \(Self.quoted($0.package)))"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(Self.name)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
          .target(name: "\(Self.name)", dependencies: [
            \(needed.joined(separator: ",\n      "))
          ])
        ]
      )

      """
  }

  /// Writes the package's files to a folder, except files that are already up to date.
  ///
  /// - Parameter folder: The package's folder.
  /// - Throws: `BuildError` if it cannot be written.
  func write(in folder: String) throws(BuildError) {
    for (name, text) in [
      ("Package.swift", manifest),
      ("Sources/\(Self.name)/Packages.swift", "// This file contains no code.\n"),
    ] {
      let file = URL(filePath: "\(folder)/\(name)")
      guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { continue }
      try BuildCache.makeFolder(file.deletingLastPathComponent().path)
      do {
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw .cacheUnusable(path: file.path, reason: error.localizedDescription)
      }
    }
  }

  /// Returns text as a Swift string literal.
  ///
  /// - Parameter text: The text.
  /// - Returns: The literal.
  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
