import Foundation
package import SceneText
import Script

/// The demos that a presenter can choose from: NavLab's own and the presenter's.
package struct DemoDirectory: Hashable, Sendable {
  private let folder: String

  /// Creates a directory of demos without reading anything.
  ///
  /// - Parameter folder: The folder with NavLab's own demos.
  package init(folder: String) {
    self.folder = folder
  }

  /// Returns the names of NavLab's own demos, in alphabetical order.
  ///
  /// - Returns: The names; empty if there is no folder.
  /// - Throws: `CommandFailure` if the folder cannot be read.
  package func names() throws(CommandFailure) -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      return files.filter { $0.hasSuffix(".nav") }.map { String($0.dropLast(4)) }.sorted()
    } catch {
      throw CommandFailure(.misuse, saying: "\(folder): the folder cannot be read")
    }
  }

  /// Returns a list of NavLab's own demos.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if a demo cannot be read.
  package func list(_ layout: TextLayout) throws(CommandFailure) -> [StyledText] {
    var lines: [StyledText] = []
    for name in try names() {
      let demo = try DemoFile(path: path(of: name)).demo
      let count = demo.commandCount == 1 ? "1 command" : "\(demo.commandCount) commands"
      lines.append(
        StyledText(Printable.line(name), .heading) + StyledText("  \(count)", .secondary)
      )
      if let title = demo.title { lines += layout.paragraph(title, after: "    ") }
    }
    guard !lines.isEmpty else {
      return layout.paragraph("there are no demos in \(folder)", style: .secondary)
    }
    return lines + [""]
      + layout.paragraph(
        "To perform a demo: navlab play NAME. For your notes, in another terminal: "
          + "navlab play NAME --notes. For your own demo: navlab play FILE.nav.",
        style: .secondary
      )
  }

  /// Returns the demo with the given name or path.
  ///
  /// - Parameter query: The name of a demo in the list, or the path of a file.
  /// - Returns: The demo.
  /// - Throws: `CommandFailure` if there is no such demo, or it cannot be read.
  package func demo(_ query: String) throws(CommandFailure) -> DemoFile {
    let isPath = query.contains("/") || query.hasSuffix(".nav")
    guard !isPath else { return try DemoFile(path: query) }
    let names = try names()
    let name = query.lowercased()
    if names.contains(name) { return try DemoFile(path: path(of: name)) }
    if FileManager.default.fileExists(atPath: query) { return try DemoFile(path: query) }
    let hint = Spelling(names).hint(for: query)
    let list =
      "; there are \(names.joined(separator: ", ")); to play your own file, name it, as in: my.nav"
    throw CommandFailure(
      .misuse,
      saying: "there is no demo '\(Printable.line(query))'\(hint.isEmpty ? list : hint)"
    )
  }

  private func path(of name: String) -> String {
    "\(folder)/\(name).nav"
  }
}
