/// A message from the compiler about a learner's code.
package struct CompilerDiagnostic: Hashable, Sendable, Codable {
  /// The path of the file relative to the learner's folder, or nil if the message has no location.
  package var file: String?
  /// The number of the line, counted from 1, or nil if the message has no location.
  package var line: Int?
  /// The number of the column in bytes, counted from 1, or nil if the message has no location.
  package var column: Int?
  /// The severity of the message.
  package var severity: Severity
  /// The text of the compiler's message.
  package var message: String
  /// The texts of the notes that belong to the message.
  package var notes: [String]
  /// The message as printed by the compiler, with the surrounding lines of source.
  package var text: String
  /// NavLab's explanation of the message, or nil if there is none.
  package var explanation: String?

  /// The severity of a message.
  package enum Severity: String, Hashable, Sendable, Codable {
    /// A message about code that cannot be built.
    case error
    /// A message about code that can be built but may be wrong.
    case warning
    /// An addition to another message.
    case note
    /// A report on the compiler's progress.
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
      "'\(name)' is marked @main, but is not an App that can be launched; make it conform to App, without a main() "
      + "of its own"
    return CompilerDiagnostic(severity: .error, message: message, text: "error: \(message)")
  }

  /// Returns the first lines of a linker's output, which name the first missing symbols.
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
    let reason =
      findings.isEmpty
      ? "no source file defines \(names); add a definition, or remove every use" : what
    let message = "the app cannot be linked: \(reason)"
    return CompilerDiagnostic(
      severity: .error,
      message: message,
      text: "error: \(message)\n\(firstLines(of: words))"
    )
  }
}
