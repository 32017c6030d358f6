import Foundation
package import SceneModel
import SceneText

/// The result of a line as one JSON object, for other programs.
package struct CommandJSON: Encodable {
  /// The number of the line in its source.
  package var n: Int
  /// The line.
  package var line: String
  /// Whether the command succeeded.
  package var ok: Bool
  /// The exit code of this line alone.
  package var status: Int32
  /// The reason why it failed, or nil if it succeeded.
  package var error: String?
  /// The column of the error, or nil if there is none.
  package var column: Int?
  /// A suggested correction of the line, or nil if there is none.
  package var fix: String?
  /// The state of the app after the line, or nil when it is not running.
  package var state: Snapshot?
  /// The differences, in words.
  package var changes: [String]
  /// The command's answer, line by line.
  package var output: [String]
  /// The app's output.
  package var console: [String]
  /// The duration, in nanoseconds.
  package var nanoseconds: UInt64

  /// Describes a line and its result.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: The number of the line, counted from 1.
  ///   - report: The result.
  package init(line: String, number: Int, report: CommandReport) {
    n = number
    self.line = line
    if case .failed(let fault) = report.outcome {
      ok = false
      status = fault.status.rawValue
      error = fault.message
      column = fault.column
      fix = fault.correction
    } else {
      ok = true
      status = ExitStatus.success.rawValue
    }
    state = report.snapshot
    changes = report.comparison.words
    output = report.lines.map(\.plain)
    let omission = report.console.omission.map { ["(\($0))"] } ?? []
    console = report.console.first + omission + report.console.last
    nanoseconds = report.nanoseconds
  }

  /// Writes the object on one line, with its keys in alphabetical order.
  ///
  /// - Returns: The text, without a line break at its end.
  /// - Throws: An `EncodingError` if a number cannot be written as JSON.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
