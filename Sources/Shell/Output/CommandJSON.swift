import Foundation
package import SceneModel
import SceneText

/// The result of a line, written as one JSON object for other programs.
package struct CommandJSON: Encodable {
  /// The number of the line in its source.
  package var n: Int
  /// The text of the line.
  package var line: String
  /// A Boolean value that indicates whether the command succeeded.
  package var ok: Bool
  /// The exit code for this line alone.
  package var status: Int32
  /// The reason why the command failed, or nil if it succeeded.
  package var error: String?
  /// The column of the error, or nil if there is none.
  package var column: Int?
  /// The suggested correction of the line, or nil if there is none.
  package var fix: String?
  /// The state of the app after the line, or nil if it is not running.
  package var state: Snapshot?
  /// The differences that the command caused, in words.
  package var changes: [String]
  /// The lines of the command's answer.
  package var output: [String]
  /// The lines of the app's output.
  package var console: [String]
  /// The duration of the command, in nanoseconds.
  package var nanoseconds: UInt64

  /// Creates the JSON representation of a line and its result.
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

  /// Returns the object as one line of JSON, with its keys in alphabetical order.
  ///
  /// - Returns: The text, without a line break at its end.
  /// - Throws: An `EncodingError` if a number cannot be written as JSON.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
