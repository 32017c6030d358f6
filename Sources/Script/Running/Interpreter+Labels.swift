import SceneModel
import SceneText

extension Interpreter {
  /// Returns the error for a line that consists of a control's label, with the command that uses the control.
  ///
  /// - Parameters:
  ///   - error: The error for the line.
  ///   - line: The line as typed.
  /// - Returns: The error with the command; the same error if it has another cause or the label is unknown.
  func named(_ error: ScriptError, in line: String) -> ScriptError {
    let typed = line.split(separator: " ").joined(separator: " ")
    let isUnknown = error.message.hasPrefix(Statement.unknownWord)
    guard naming == .meant, isUnknown || HabitLine(line)?.meaning == .advice(error.message),
      let target = target(called: line),
      // A word known from other programs must be the whole label.
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

  /// Returns the only control or tab that the text names, or nil if there is not exactly one.
  private func target(called text: String) -> TapTarget? {
    guard let snapshot = driver.snapshot, text.count(where: \.isLetter) > 2 else { return nil }
    let finder = ControlFinder(snapshot: snapshot, role: .tap, naming: .meant)
    let label = text.split(separator: " ").joined(separator: " ")
    // Without exactly one match, the error is not changed.
    guard let target = try? finder.tapTarget(ControlReference(target: .label(label))) else {
      return nil
    }
    // A text that cannot be tapped is not a control.
    if case .control(let element) = target { return finder.role.suits(element) ? target : nil }
    return target
  }
}
