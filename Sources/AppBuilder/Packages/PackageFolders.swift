import Foundation

/// A search for packages in or next to an app's folder.
enum PackageFolders {
  /// Returns the paths of the packages below a folder, except nested packages and Xcode's playgrounds.
  ///
  /// - Parameter folder: The absolute path of the folder, which may be a package itself.
  /// - Returns: The absolute paths, in order.
  static func below(_ folder: String) -> [String] {
    var found: [String] = []
    collect(folder, depth: 0, into: &found)
    return found
  }

  /// Returns whether a folder is a package that the package manager can build here.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Whether it is one; false for an app playground, which only Xcode can read and whose
  ///   files already make an app.
  static func isPackage(_ folder: String) -> Bool {
    guard let text = manifest(of: folder) else { return false }
    return text.contains("PackageDescription") && !text.contains("AppleProductTypes")
  }

  /// Returns the paths of packages and of their dependencies that are stored on this computer.
  ///
  /// - Parameter folders: Absolute paths of packages.
  /// - Returns: The absolute paths, in order.
  static func withDependencies(_ folders: [String]) -> [String] {
    var found: Set<String> = []
    var rest = folders
    while let folder = rest.popLast() {
      guard isPackage(folder), found.insert(folder).inserted else { continue }
      for match in (manifest(of: folder) ?? "").matches(of: /\.package\([^)]*?path:\s*"([^"]+)"/) {
        let path = String(match.1)
        let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        rest.append(URL(filePath: absolute).standardized.path)
      }
    }
    return found.sorted()
  }

  /// Returns whether a package specifies dependencies by the addresses of repositories.
  ///
  /// - Parameter folder: The package's folder.
  /// - Returns: True if its manifest does.
  static func namesAddresses(_ folder: String) -> Bool {
    (manifest(of: folder) ?? "").contains(/\.package\([^)]*?url:/)
  }

  /// Returns the path of the only app's folder next to a library's targets, or nil if there are none or several.
  ///
  /// - Parameter package: The package's folder.
  /// - Returns: The folder, or nil if there is no app, or several.
  static func example(of package: String) -> String? {
    let text = manifest(of: package) ?? ""
    let own = Set(text.matches(of: /\bpath:\s*"([^"\/]+)/).map { String($0.1) })
    // A folder that cannot be listed contains no readable app.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package).sorted()) ?? []
    let apps = names.filter {
      !$0.hasPrefix(".") && !own.contains($0) && !["Sources", "Tests"].contains($0)
        && SourceFolder.exists(at: "\(package)/\($0)")
        && OwnPackage.holdsApp("\(package)/\($0)")
    }
    return apps.count == 1 ? "\(package)/\(apps[0])" : nil
  }

  private static func manifest(of folder: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/Package.swift").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func collect(_ folder: String, depth: Int, into found: inout [String]) {
    if isPackage(folder) {
      found.append(folder)
      return
    }
    // A folder that cannot be listed contains no package that could be built.
    guard depth < 4,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    else { return }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".xcodeproj") {
      let path = "\(folder)/\(name)"
      guard SourceFolder.exists(at: path), !SourceFolder.isLink(at: path) else { continue }
      collect(path, depth: depth + 1, into: &found)
    }
  }
}
