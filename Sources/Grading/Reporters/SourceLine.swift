/// A line of a learner's file.
package struct SourceLine: Hashable, Sendable {
  /// The file, relative to the learner's folder.
  package var file: String
  /// The line, counted from 1.
  package var line: Int

  /// Names a line.
  ///
  /// - Parameters:
  ///   - file: The file, relative to the learner's folder.
  ///   - line: The line, counted from 1.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension CheckFailure {
  /// The line of the learner's own work with the failure, if there is one.
  ///
  /// The failing line of a check is in the teacher's file, so it does not count. If the app ended,
  /// the message names the line that ended it.
  var learnersPlace: SourceLine? {
    if let file, let line, file != "checks.nav" { return SourceLine(file: file, line: line) }
    guard let found = summary.firstMatch(of: /([\w+\-.\/]+\.swift):([0-9]{1,7})\b/) else {
      return nil
    }
    return Int(found.2).map { SourceLine(file: String(found.1), line: $0) }
  }
}

/// One compiler error in the message of a record.
struct CompileError: Hashable {
  /// The place.
  var place: SourceLine
  /// The column, counted from 1.
  var column: Int
  /// The compiler's sentence.
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
