package import LineEditing
package import Script

/// A script in a file, which is checked completely before any of its commands runs.
package struct ScriptFile: Hashable, Sendable {
  /// The name of the file in error messages.
  package let name: String
  private let lines: [String]

  /// Reads the source of a script from a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: Its text.
  /// - Throws: `CommandFailure` with the place of the first bytes that are not text.
  package static func source(path: String) throws(CommandFailure) -> ScriptSource {
    do throws(ScriptError) {
      return try ScriptSource(contentsOf: path)
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
  }

  /// Creates a script and, by default, checks that every line is a valid command.
  ///
  /// - Parameters:
  ///   - source: The text of the script.
  ///   - isChecked: Whether to check it now, or each line just before it runs.
  /// - Throws: `CommandFailure` with the place of the first invalid line.
  package init(_ source: ScriptSource, isChecked: Bool = true) throws(CommandFailure) {
    do throws(ScriptError) {
      for (index, line) in source.lines.enumerated() where isChecked {
        _ = try Statement(parsing: line, file: source.name, line: index + 1)
      }
      name = source.name
      lines = source.lines
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
  }

  /// A reader of the script's lines.
  package var reader: ScriptedLineReader {
    ScriptedLineReader(lines.map { .line($0) })
  }
}
