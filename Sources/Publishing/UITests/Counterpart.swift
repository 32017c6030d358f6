import Script

/// A row of the table that maps a command or an expectation to its counterpart in a UI test.
package struct Counterpart: Sendable {
  /// The command or expectation, as written at the beginning of a script's line.
  package let subject: String
  /// The syntax of the command or expectation.
  package let synopsis: String
  /// The result of the export to a UI test.
  package let result: Result
  /// The identifier of the command type or expectation type in the row.
  let key: ObjectIdentifier

  /// A result of exporting one kind of line.
  package enum Result: Sendable {
    /// Code, with an example of its form and a note about differences on a device.
    case code(String, note: String)
    /// A comment that contains the line, because the line only inspects the app or the session.
    case comment(String)
    /// A skipped test, with the reason.
    case skip(String)
  }

  /// A closure that writes the code for a line, or returns the reason why the line has no counterpart.
  let write: @Sendable (any Sendable, _ isNegated: Bool, inout UITestCode) -> String?
}

extension Counterpart {
  /// Creates a row for a command that is exported as code.
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

  /// Creates a row for a command that is not exported as code.
  static func command(_ type: any Command.Type, _ result: Result) -> Counterpart {
    Counterpart(
      subject: type.word,
      synopsis: type.synopsis,
      result: result,
      key: ObjectIdentifier(type)
    ) { _, _, _ in result.reason }
  }

  /// Creates a row for an expectation that is exported as code.
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
  /// The reason why the test is skipped, or nil if it is not skipped.
  var reason: String? {
    if case .skip(let reason) = self { reason } else { nil }
  }
}
