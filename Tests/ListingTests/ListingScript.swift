import Foundation
import Script
import Testing

/// A script that plays what a listing does, and the app that it plays it with.
struct ListingScript: CustomTestStringConvertible, Sendable {
  /// The script, such as `museum/value-links`.
  let name: String
  /// The app's file.
  let app: String
  /// The text of the script.
  let text: String

  var testDescription: String { name }

  /// The listings that the script stands for, from its first line.
  var cases: [String] {
    let line = text.split(separator: "\n", maxSplits: 1).first ?? ""
    let prefix = "# Cases: "
    guard line.hasPrefix(prefix) else { return [] }
    return line.dropFirst(prefix.count).components(separatedBy: ", ")
  }

  /// Every script in the folder of apps.
  static let all = scripts(below: "Apps")

  /// Every script in the folder of apps that stand for no listing, but show what NavUI can do.
  static let features = scripts(below: "Features")

  /// The folder of the tests.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func scripts(below name: String) -> [ListingScript] {
    do {
      return try contents(of: folder.appending(path: name)).flatMap { try scripts(of: $0) }
    } catch {
      preconditionFailure("the scripts cannot be read: \(error)")
    }
  }

  private static func scripts(of app: URL) throws -> [ListingScript] {
    try contents(of: app).filter { $0.pathExtension == "nav" }.map { url in
      ListingScript(
        name: "\(app.lastPathComponent)/\(url.deletingPathExtension().lastPathComponent)",
        app: app.appending(path: "App.swift").path,
        text: try String(contentsOf: url, encoding: .utf8)
      )
    }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
