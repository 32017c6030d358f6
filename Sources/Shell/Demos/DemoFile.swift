import Foundation
package import Script

/// A demo that was read from a file, together with its app.
package struct DemoFile: Hashable, Sendable {
  /// The demo that the file contains.
  package let demo: Demo
  /// The paths of the app's files.
  package let app: [String]
  /// The file name without its folder and extension.
  package let name: String

  /// Creates a demo file by reading it.
  ///
  /// The app is the one that the demo names, or else the Swift file of the same name beside it.
  ///
  /// - Parameter path: The path of the demo.
  /// - Throws: `CommandFailure` with the first invalid line, or if there is no app.
  package init(path: String) throws(CommandFailure) {
    let source = try ScriptFile.source(path: path)
    do throws(ScriptError) {
      demo = try Demo(source)
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, file) = (path[..<start], path[start...])
    name = String(file.hasSuffix(".nav") ? file.dropLast(4) : file)
    let names = demo.app.isEmpty ? ["\(name).swift"] : demo.app
    app = names.map { $0.hasPrefix("/") ? $0 : folder + $0 }
    guard demo.app.isEmpty, !FileManager.default.fileExists(atPath: app[0]) else { return }
    throw CommandFailure(
      .misuse,
      "\(path):1:1: the demo names no app, and there is no \(app[0]); "
        + "begin it with a line such as: #: app Shop.swift"
    )
  }
}

extension DemoFile {
  /// Returns the chapter or bookmark with the given name.
  ///
  /// - Parameter name: The name, in upper or lower case.
  /// - Returns: The chapter or bookmark.
  /// - Throws: `CommandFailure` with a list of the existing ones.
  package func landmark(_ name: String) throws(CommandFailure) -> Demo.Landmark {
    let landmarks = demo.landmarks
    if let found = landmarks.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return found
    }
    let names = landmarks.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let list = names.isEmpty ? "; it has no chapters" : "; there are \(names)"
    let hint = Spelling(landmarks.map(\.name)).hint(for: name, quote: "\"")
    throw CommandFailure(
      .misuse,
      "\(demo.name): there is no chapter \"\(name)\"\(hint.isEmpty ? list : hint)"
    )
  }
}
