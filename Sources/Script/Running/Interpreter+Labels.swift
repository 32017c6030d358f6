import SceneModel
import SceneText

extension Interpreter {
  /// Returns the error for a line that is only a control's label, with the command that uses the
  /// control.
  ///
  /// - Parameters:
  ///   - error: The error for the line.
  ///   - line: The line as it was typed.
  /// - Returns: The error with the command, or the same error if it is another one or no control is meant.
  func named(_ error: ScriptError, in line: String) -> ScriptError {
    let typed = line.split(separator: " ").joined(separator: " ")
    let isUnknown = error.message.hasPrefix(Statement.unknownWord)
    guard naming == .meant, isUnknown || HabitLine(line)?.meaning == .advice(error.message),
      let target = target(called: line),
      // A word that is known from elsewhere must be all of the label.
      isUnknown || target.label.lowercased() == typed.lowercased()
    else { return error }
    let command = "\(TapCommand.word) \(Literal.quoted(target.label))"
    var named = error
    let word = typed.prefix { $0 != " " }
    let head =
      isUnknown
      ? String(error.message.prefix { !";,".contains($0) })
      : "\(Statement.unknownWord)\(ScriptError.excerpt(String(word)))'"
    named.message = "\(head); did you mean '\(ScriptError.excerpt(command))'?"
    named.correction = command
    return named
  }

  /// Returns the only control or tab that a text names.
  private func target(called text: String) -> TapTarget? {
    guard let snapshot = driver.snapshot, text.count(where: \.isLetter) > 2 else { return nil }
    let finder = ControlFinder(snapshot: snapshot, role: .tap, naming: .meant)
    let label = text.split(separator: " ").joined(separator: " ")
    // One of several, or none: then the error stays as it is.
    guard let target = try? finder.tapTarget(ControlReference(target: .label(label))) else {
      return nil
    }
    // A text that takes no taps is no control.
    if case .control(let element) = target { return finder.role.suits(element) ? target : nil }
    return target
  }
}
