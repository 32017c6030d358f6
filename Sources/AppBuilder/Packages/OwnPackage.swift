import Foundation

/// The package that contains the app itself as a target.
struct OwnPackage: Hashable, Sendable {
  /// The path of the package's folder.
  var path: String
  /// The name of the app's target.
  var target: String

  /// The name that identifies the package to the compiler.
  var name: String {
    let folder = path.split(separator: "/").last.map(String.init) ?? ""
    return String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the files to add to the package's copy, keyed by path, so that only the app's dependencies are built.
  ///
  /// - Parameter manifest: The package's manifest.
  /// - Returns: The texts of the files by their paths in the package.
  func additions(to manifest: Data?) -> [String: String] {
    let text = String(decoding: manifest ?? Data(), as: UTF8.self)
    let folder = PackageUmbrella.name
    return [
      "Package.swift": text + """

        package.targets += package.targets.filter { $0.name == "\(target)" }.map {
          .target(name: "\(folder)", dependencies: $0.dependencies, path: "\(folder)")
        }

        """,
      "\(folder)/Packages.swift": "// This file contains no code.\n",
    ]
  }

  /// Returns the names and folders of a package's targets that could be apps.
  ///
  /// - Parameter package: The package's folder.
  /// - Returns: The names and folders of the targets; if some contain only an app, just these.
  static func candidates(in package: String) -> [(name: String, folder: String)] {
    let all = targets(in: package)
    let apps = all.filter { holdsApp($0.folder) }
    return apps.isEmpty ? all : apps
  }

  /// Returns whether the targets of a package contain an app.
  ///
  /// - Parameter package: The package's folder.
  /// - Returns: Whether there is one.
  static func hasApp(in package: String) -> Bool {
    targets(in: package).contains { holdsApp($0.folder) }
  }

  private static func targets(in package: String) -> [(name: String, folder: String)] {
    let parent = "\(package)/Sources"
    // Without this folder, the files of the package are read as they are.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent).sorted()) ?? []
    return names.map { (name: $0, folder: "\(parent)/\($0)") }.filter {
      !$0.name.hasPrefix(".") && SourceFolder.exists(at: $0.folder)
    }
  }

  /// Returns whether a folder contains an app.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Whether there is one.
  static func holdsApp(_ folder: String) -> Bool {
    FolderContents(of: folder).files.contains { file in
      guard file.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
      else { return false }
      let text = String(decoding: data, as: UTF8.self)
      return EntryOutline(of: text).mainType != nil && text.mentions("SwiftUI")
    }
  }
}
