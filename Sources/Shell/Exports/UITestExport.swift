import Foundation
package import Publishing
package import SceneText
import Script

/// An exporter of scripts as UI tests, with messages for a user at a terminal.
package struct UITestExport: Sendable {
  private let layout: TextLayout

  /// Creates an exporter of scripts.
  ///
  /// - Parameter layout: The layout width and character set.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  /// Reads scripts, and returns them as sources of UI tests.
  ///
  /// - Parameter places: The absolute path of each script, and its name for messages.
  /// - Returns: The scripts.
  /// - Throws: `CommandFailure` for a script that cannot be read or understood.
  package func sources(
    at places: [(path: String, name: String)]
  ) throws(CommandFailure) -> [UITestSource] {
    var sources: [UITestSource] = []
    for place in places {
      do {
        let text = try ScriptSource(contentsOf: place.path, name: place.name)
        sources.append(try UITestSource(text))
      } catch {
        throw CommandFailure(.misuse, "\(error)")
      }
    }
    return sources
  }

  /// Returns the tests and their shared code as the text of one file.
  ///
  /// - Parameter sources: The scripts.
  /// - Returns: The Swift source of a self-contained file.
  package func text(of sources: [UITestSource]) -> String {
    let classes = UITestClass.classes(for: sources)
    return (["import XCTest\n"] + classes.map(\.text) + [UITestSupport.text]).joined(
      separator: "\n"
    )
  }

  /// Writes the tests into a folder, with one file for each test and one for the shared code.
  ///
  /// - Parameters:
  ///   - sources: The scripts.
  ///   - folder: The absolute path of the folder, which is created if it is missing.
  ///   - replaces: Whether to replace existing files.
  /// - Returns: The names of the written files.
  /// - Throws: `CommandFailure` if a file exists already, or cannot be written.
  package func write(
    _ sources: [UITestSource],
    to folder: String,
    replacing replaces: Bool
  ) throws(CommandFailure) -> [StyledText] {
    let tests = UITestClass.classes(for: sources).map(\.file)
    let files = tests + [UITestSupport.file]
    // The shared file is NavLab's own, and the same in each export.
    if !replaces, let there = tests.first(where: { exists("\(folder)/\($0.name)") }) {
      let path = Printable.line("\(folder)/\(there.name)")
      throw CommandFailure(.misuse, "\(path): this file exists; replace it with --force")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .misuse,
        "\(Printable.line(folder)): the folder cannot be created: \(error.localizedDescription)"
      )
    }
    for file in files {
      do {
        try WholeFile(path: "\(folder)/\(file.name)").write(file.text, replacing: true)
      } catch {
        let path = Printable.line("\(folder)/\(file.name)")
        throw CommandFailure(.misuse, "\(path): the file cannot be written: \(error.reason)")
      }
    }
    let count = tests.count
    let head =
      "\(count) class\(count == 1 ? "" : "es") of UI tests and \(UITestSupport.file.name): "
    return [StyledText(head) + StyledText(folder, .value, file: folder)]
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
