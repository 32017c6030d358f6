import Foundation

/// The project's own files on disk, found from where this file was compiled.
enum Project {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of one file, by its path from the root; bytes that are not UTF-8 are replaced.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// The paths of the files below the folders, from the root and in order, build products left out.
  static func files(
    in folders: [String],
    where isIncluded: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
    }
    .filter { path in
      isIncluded(path) && !path.split(separator: "/").contains { $0.hasPrefix(".build") }
        && isFile(path)
    }
    .sorted()
  }

  /// The Swift files below the folders, in order.
  static func swiftFiles(in folders: String...) throws -> [SwiftFile] {
    try folders.sorted().flatMap { folder in
      switch folder {
      case "Sources": try sources.get()
      case "Tests": try tests.get()
      default: try readSwiftFiles(in: folder)
      }
    }
  }

  // There are thousands of them, and many suites that look at them all.
  private static let sources = Result { try readSwiftFiles(in: "Sources") }
  private static let tests = Result { try readSwiftFiles(in: "Tests") }

  private static func readSwiftFiles(in folder: String) throws -> [SwiftFile] {
    try files(in: [folder]) { $0.hasSuffix(".swift") }
      .map { SwiftFile(path: $0, text: try text(of: $0)) }
  }

  /// Whether there is a file or folder at the path from the root.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appending(path: path).path,
      isDirectory: &isFolder
    )
    return exists && !isFolder.boolValue
  }
}
