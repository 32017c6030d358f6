import SceneModel
import SceneText

extension Interpreter {
  /// Returns the error for a gesture whose words are in the wrong order, with the complete command.
  ///
  /// - Parameters:
  ///   - error: The error for the line.
  ///   - line: The line as typed.
  /// - Returns: The error with the command; the same error if the line is no such gesture.
  func completed(_ error: ScriptError, in line: String) -> ScriptError {
    guard naming == .meant, let snapshot = driver.snapshot,
      let gesture = GestureLine(line, on: snapshot)
    else { return error }
    var completed = error
    completed.message = "\(gesture.advice), as in: \(gesture.command)"
    completed.correction = gesture.command
    return completed
  }

  /// Returns the error for a line such as `press return` while a field is visible, or nil for any other line.
  func returnKey(in line: String) -> ScriptError? {
    let words = line.lowercased().split(separator: " ").joined(separator: " ")
    guard naming == .meant, Self.returnKeys.contains(words), let snapshot = driver.snapshot else {
      return nil
    }
    let fields = snapshot.visibleElements.filter {
      [.textField, .secureField, .searchField].contains($0.kind) && !$0.has(.disabled)
    }
    guard let field = fields.first(where: { $0.has(.focused) }) ?? fields.first else { return nil }
    let text = Literal.quoted(field.typedText + "\n")
    let command =
      "\(TypeCommand.word) \(text) into \(snapshot.commandName(of: field, for: .type))"
    let check = words == "submit" ? "; 'check' checks an exercise" : ""
    return ScriptError(
      "\\n at the end of a text presses Return in the field, as in: \(command)\(check)",
      at: ScriptPosition(line: 1, column: 1),
      correction: command
    )
  }

  private static let returnKeys: Set<String> = [
    "submit", "return", "enter", "press return", "press enter", "hit return", "hit enter",
    "tap return", "tap enter", "press the return key", "press return key",
  ]
}

extension Element {
  /// The text in a field, without the literal's quotation marks.
  fileprivate var typedText: String {
    guard let value, value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else {
      return value ?? ""
    }
    return String(value.dropFirst().dropLast())
  }
}
