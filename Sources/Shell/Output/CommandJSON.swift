import Foundation
package import SceneModel
import SceneText

/// The result of a line as one JSON object, for other programs.
package struct CommandJSON: Encodable {
  /// The number of the line in its source.
  package var n: Int
  /// The line.
  package var line: String
  /// Whether it was done, and right.
  package var ok: Bool
  /// The exit code that the line alone would give.
  package var status: Int32
  /// The reason why it was not done; nil when it was.
  package var error: String?
  /// The column that the error is about; nil when there is none.
  package var column: Int?
  /// The line as it was probably meant; nil where nothing like it would be right.
  package var fix: String?
  /// The app after the line; nil when it is not running.
  package var state: Snapshot?
  /// The differences, in words.
  package var changes: [String]
  /// The words of the command, line by line.
  package var output: [String]
  /// The app's output.
  package var console: [String]
  /// The time that it took, in nanoseconds.
  package var nanoseconds: UInt64

  /// Describes a line and what came of it.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: Its number, counted from 1.
  ///   - report: What came of it.
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

  /// Writes the object on one line, its keys in alphabetical order.
  ///
  /// - Returns: The text, without a line break at its end.
  /// - Throws: An `EncodingError` where a number has no form in JSON.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
