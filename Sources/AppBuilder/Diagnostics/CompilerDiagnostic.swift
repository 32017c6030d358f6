/// One message of the compiler about a learner's code.
package struct CompilerDiagnostic: Hashable, Sendable, Codable {
  /// The file relative to the learner's folder, or nil if the message has no place.
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  /// The column, from 1, in bytes.
  package var column: Int?
  /// The severity of the message.
  package var severity: Severity
  /// The compiler's sentence.
  package var message: String
  /// The sentences of the notes that belong to the message.
  package var notes: [String]
  /// The message as the compiler prints it, with the surrounding lines of source.
  package var text: String
  /// One or two additional sentences about NavLab, if any.
  package var explanation: String?

  /// The severity of a message.
  package enum Severity: String, Hashable, Sendable, Codable {
    /// The code cannot be built.
    case error
    /// The code can be built but may be wrong.
    case warning
    /// An addition to another message.
    case note
    /// A report about the compiler's work.
    case remark
  }

  package init(
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    severity: Severity,
    message: String,
    notes: [String] = [],
    text: String,
    explanation: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.notes = notes
    self.text = text
    self.explanation = explanation
  }
}

extension CompilerDiagnostic {
  /// Returns the message about a type that is marked `@main` but cannot be launched.
  static func notAnApp(_ name: String) -> CompilerDiagnostic {
    let message =
      "'\(name)' is marked @main, and is no App that can be launched; let it conform to App, without a main() "
      + "of its own"
    return CompilerDiagnostic(severity: .error, message: message, text: "error: \(message)")
  }

  /// Returns what a linker says of the first missing symbols; it writes pages about the others.
  private static func firstLines(of words: String) -> String {
    words.split(separator: "\n", maxSplits: linesOfLinker).prefix(linesOfLinker)
      .map { $0 + "\n" }.joined()
  }

  private static let linesOfLinker = 6

  /// Returns the message about code that refers to missing symbols.
  ///
  /// - Parameters:
  ///   - missing: The names that the linker has not found.
  ///   - findings: The findings about the compiled code.
  ///   - words: The linker's complete output.
  /// - Returns: The message.
  static func cannotBeLinked(
    _ missing: MissingSymbols,
    _ findings: [CodeFinding],
    _ words: String
  ) -> CompilerDiagnostic {
    let names = missing.words.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let what = findings.prefix(3).map { "it \($0.what)" }.joined(separator: "; ")
    let reason = findings.isEmpty ? "no code here defines \(names); remove whatever uses it" : what
    let message = "the app cannot be linked: \(reason)"
    return CompilerDiagnostic(
      severity: .error,
      message: message,
      text: "error: \(message)\n\(firstLines(of: words))"
    )
  }
}
