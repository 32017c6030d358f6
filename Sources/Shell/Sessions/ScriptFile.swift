package import LineEditing
import Script

/// A script in a file, read and checked as a whole before anything of it is done.
package struct ScriptFile: Hashable, Sendable {
  /// The name of the file, as errors call it.
  package let name: String
  private let lines: [String]

  /// Reads a file and checks that every line of it is a command.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `CommandFailure` with the place of the first line that is wrong.
  package init(path: String) throws(CommandFailure) {
    do {
      let source = try ScriptSource(contentsOf: path)
      for (index, line) in source.lines.enumerated() {
        _ = try Statement(parsing: line, file: path, line: index + 1)
      }
      name = path
      lines = source.lines
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
  }

  /// A reader that hands over the lines.
  package var reader: ScriptedLineReader {
    ScriptedLineReader(lines.map { .line($0) })
  }
}
