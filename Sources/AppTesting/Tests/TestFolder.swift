import Foundation

/// The folder of an app and its tests.
package struct TestFolder: Hashable, Sendable {
  /// The path of the app's folder or Swift file, as it is passed to the builder.
  package var app: String
  /// The tests, in the order of their names.
  package var tests: [TestScript]
  /// The file-system paths of all scripts, including those that other scripts source.
  package var scripts: [String]

  /// The name that messages use for the folder with the app's tests, whether or not the folder exists.
  package var place: String

  /// The name of the folder with an app's tests, beside the app's files.
  package static let name = "NavTests"

  /// The file extension of tests.
  private static let ending = ".nav"

  /// Creates a description of a folder by finding the app and the tests at a path.
  ///
  /// The tests are the `.nav` files in `NavTests`, in its subfolders, and directly beside it. A file whose name begins
  /// with `_` is not a test, but is included by others.
  ///
  /// - Parameters:
  ///   - path: The folder of the app, its Swift file, or the folder `NavTests` itself.
  ///   - folder: The folder that the path is relative to.
  /// - Throws: A `TestFolderFault` if the path does not exist, or a folder cannot be read.
  package init(at path: String, in folder: String) throws(TestFolderFault) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let url = URL(filePath: trimmed, relativeTo: URL(filePath: folder + "/")).standardizedFileURL
    guard let kind = Self.kind(of: url.path) else { throw TestFolderFault(.missing, path) }
    let isFile = kind == .file
    if isFile, !trimmed.hasSuffix(".swift") { throw TestFolderFault(.notAnApp, path) }
    let isTests = !isFile && url.lastPathComponent == Self.name
    app = isTests ? Self.parent(of: trimmed) : trimmed
    let around = isFile ? Self.parent(of: trimmed) : app
    let root = isFile || isTests ? url.deletingLastPathComponent() : url
    let prefix = around == "." ? "" : around.hasSuffix("/") ? around : "\(around)/"
    place = "\(prefix)\(Self.name)"
    var found: [TestScript] = []
    if !isTests {
      for name in try Self.entries(of: root.path, called: around) where name.hasSuffix(Self.ending)
      {
        found.append(Self.test(name, "\(prefix)\(name)", "\(root.path)/\(name)"))
      }
    }
    let tests = "\(root.path)/\(Self.name)"
    if Self.kind(of: tests) == .folder {
      for name in try Self.files(below: tests, called: "\(prefix)\(Self.name)") {
        found.append(Self.test(name, "\(prefix)\(Self.name)/\(name)", "\(tests)/\(name)"))
      }
    }
    scripts = found.map(\.path)
    self.tests = found.filter { !$0.isSourcedOnly }.sorted { $0.name < $1.name }
  }

  /// Returns the names of all tests in a folder and its subfolders.
  private static func files(
    below folder: String,
    called name: String
  ) throws(TestFolderFault) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let prefix = waiting.popLast() {
      for entry in try entries(of: "\(folder)/\(prefix)", called: "\(name)/\(prefix)") {
        let path = prefix + entry
        switch kind(of: "\(folder)/\(path)") {
        case .folder: waiting.append("\(path)/")
        case .file where entry.hasSuffix(ending): found.append(path)
        case .file, nil: break
        }
      }
    }
    return found
  }

  private static func entries(
    of folder: String,
    called name: String
  ) throws(TestFolderFault) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw TestFolderFault(.unreadable, name)
    }
  }

  private static func test(_ name: String, _ file: String, _ path: String) -> TestScript {
    TestScript(name: String(name.dropLast(ending.count)), file: file, path: path)
  }

  private static func parent(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  private enum Kind {
    case file
    case folder
  }

  private static func kind(of path: String) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }
}

extension TestScript {
  /// A Boolean value that indicates whether the script is only sourced by other scripts and is not a test.
  fileprivate var isSourcedOnly: Bool { name.split(separator: "/").last?.hasPrefix("_") ?? true }
}
