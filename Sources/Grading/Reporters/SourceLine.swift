/// A numbered line of a learner's file.
package struct SourceLine: Hashable, Sendable {
  /// The path of the file, relative to the learner's folder.
  package var file: String
  /// The number of the line, counted from 1.
  package var line: Int

  /// Creates a reference to a line of a file.
  ///
  /// - Parameters:
  ///   - file: The path of the file, relative to the learner's folder.
  ///   - line: The line, counted from 1.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension CheckFailure {
  /// The line of the learner's own work where the check failed, or nil if there is none.
  ///
  /// The failing line of a check is in the teacher's file, so it does not count. If the app ended, the message names
  /// the line that ended it.
  var learnersPlace: SourceLine? {
    if let file, let line, file != "checks.nav" { return SourceLine(file: file, line: line) }
    guard let found = summary.firstMatch(of: /([\w+\-.\/]+\.swift):([0-9]{1,7})\b/) else {
      return nil
    }
    return Int(found.2).map { SourceLine(file: String(found.1), line: $0) }
  }
}

/// A compiler error from a record's message.
struct CompileError: Hashable {
  /// The line in which the compiler found the error.
  var place: SourceLine
  /// The column, counted from 1.
  var column: Int
  /// The compiler's message.
  var message: String

  /// Returns the errors in the compiler's output.
  static func all(in text: String) -> [CompileError] {
    text.lines.compactMap { line in
      let form = /^([^:\s][^:]*):([0-9]{1,7}):([0-9]{1,7}): error: (.+)$/
      guard let found = line.wholeMatch(of: form) else { return nil }
      guard let number = Int(found.2), let column = Int(found.3) else { return nil }
      let place = SourceLine(file: String(found.1), line: number)
      return CompileError(place: place, column: column, message: String(found.4))
    }
  }
}
