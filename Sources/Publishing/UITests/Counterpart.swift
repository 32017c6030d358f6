import Script

/// A row of the table that maps a command or an expectation to its counterpart in a UI test.
package struct Counterpart: Sendable {
  /// The command or the expectation, as it begins a line of a script.
  package let subject: String
  /// The written form of the command or the expectation.
  package let synopsis: String
  /// The result in a UI test.
  package let result: Result
  /// The types that the row is about.
  let key: ObjectIdentifier

  /// The result of the export for one kind of line.
  package enum Result: Sendable {
    /// Code, with a text that shows its shape and a note about differences on a device.
    case code(String, note: String)
    /// Only a comment with the line, because the line only inspects the app or the session.
    case comment(String)
    /// A skipped test, for this reason.
    case skip(String)
  }

  /// Writes the code of a line, or gives the reason why this one has no counterpart.
  let write: @Sendable (any Sendable, _ isNegated: Bool, inout UITestCode) -> String?
}

extension Counterpart {
  /// Creates a row for a command that becomes code.
  static func command<Line: Command>(
    _ type: Line.Type,
    _ shape: String,
    note: String = "",
    write: @escaping @Sendable (Line, inout UITestCode) -> String?
  ) -> Counterpart {
    Counterpart(
      subject: type.word,
      synopsis: type.synopsis,
      result: .code(shape, note: note),
      key: ObjectIdentifier(type)
    ) { line, _, code in
      (line as? Line).flatMap { write($0, &code) }
    }
  }

  /// Creates a row for a command that a UI test omits.
  static func command(_ type: any Command.Type, _ result: Result) -> Counterpart {
    Counterpart(
      subject: type.word,
      synopsis: type.synopsis,
      result: result,
      key: ObjectIdentifier(type)
    ) { _, _, _ in result.reason }
  }

  /// Creates a row for an expectation that becomes code.
  static func expectation<Subject: Expectation>(
    _ type: Subject.Type,
    _ shape: String,
    note: String = "",
    write: @escaping @Sendable (Subject, Bool, inout UITestCode) -> String?
  ) -> Counterpart {
    Counterpart(
      subject: "expect \(type.word)",
      synopsis: "expect \(type.synopsis)",
      result: .code(shape, note: note),
      key: ObjectIdentifier(type)
    ) { subject, isNegated, code in
      (subject as? Subject).flatMap { write($0, isNegated, &code) }
    }
  }

  /// Creates a row for an expectation that a UI test cannot check.
  static func expectation(_ type: any Expectation.Type, skip reason: String) -> Counterpart {
    Counterpart(
      subject: "expect \(type.word)",
      synopsis: "expect \(type.synopsis)",
      result: .skip(reason),
      key: ObjectIdentifier(type)
    ) { _, _, _ in reason }
  }
}

extension Counterpart.Result {
  /// The reason for a skipped test, or nil if nothing is skipped.
  var reason: String? {
    if case .skip(let reason) = self { reason } else { nil }
  }
}
