import Course
import Script

/// A `.nav` script for judging: a learner's answer, or a section of `checks.nav`.
struct JudgedScript: Sendable {
  /// The script, or nil if the text contains no command.
  let script: Script?

  /// Creates a script from text.
  ///
  /// - Parameters:
  ///   - text: The script; one without commands is allowed and does nothing.
  ///   - file: The name to use in messages.
  ///   - firstLine: The number of the first line in its file.
  /// - Throws: `ContentError` with every invalid line, or with the first hundred.
  init(_ text: String, file: String, firstLine: Int = 1) throws(ContentError) {
    let source = try Self.translate { () throws(ScriptError) in
      try ScriptSource(text, name: file)
    }
    guard try Self.hasCommands(source, firstLine: firstLine) else {
      script = nil
      return
    }
    script = try Self.translate { () throws(ScriptError) in
      try Script(source, firstLine: firstLine)
    }
  }

  private init(_ script: Script?) {
    self.script = script
  }

  /// Returns the script without the commands that satisfy a predicate.
  ///
  /// - Parameter isLeftOut: A closure that returns whether to leave out the command at an index.
  /// - Returns: The remaining commands as a script.
  func leavingOut(_ isLeftOut: (Int) -> Bool) -> JudgedScript {
    JudgedScript(script?.leavingOut(isLeftOut))
  }

  /// The script without its expectations about issues, or nil if it has no such expectations.
  var withoutIssues: JudgedScript? {
    guard let script else { return nil }
    let indices = script.statements.indices.filter {
      (script.statements[$0].command as? ExpectCommand)?.expectation is IssuesExpectation
    }
    return indices.isEmpty ? nil : leavingOut(indices.contains)
  }

  /// The maximum number of problems to report.
  private static let mostProblems = 100

  /// Checks every line to report all problems together, and returns whether the script has commands.
  private static func hasCommands(
    _ source: ScriptSource,
    firstLine: Int
  ) throws(ContentError) -> Bool {
    var problems: [ContentProblem] = []
    var hasCommands = false
    for (index, line) in source.lines.enumerated() where problems.count < mostProblems {
      do throws(ScriptError) {
        let number = firstLine + index
        let statement = try Statement(parsing: line, file: source.name, line: number)
        hasCommands = hasCommands || statement != nil
      } catch {
        problems.append(ContentProblem(error))
      }
    }
    guard problems.isEmpty else { throw ContentError(problems) }
    return hasCommands
  }

  private static func translate<Value>(
    _ body: () throws(ScriptError) -> Value
  ) throws(ContentError) -> Value {
    do throws(ScriptError) {
      return try body()
    } catch {
      throw ContentError([ContentProblem(error)])
    }
  }

  /// Returns the uses of commands that an exercise does not allow.
  ///
  /// If `path` is allowed, a learner may read the path with it, but may change the path only if `push` is allowed too.
  ///
  /// - Parameter allowed: The words of the allowed commands, or nil for all.
  /// - Returns: One line for each use of another command.
  func uses(otherThan allowed: [String]?) -> [String] {
    guard let allowed, let script else { return [] }
    return script.statements.compactMap { statement in
      let word = type(of: statement.command).word
      guard allowed.contains(word) else {
        let known = allowed.joined(separator: ", ")
        return "\(statement.position): this exercise does not allow '\(word)'; use \(known)"
      }
      let path = statement.command as? PathCommand
      guard path?.values != nil, !allowed.contains(PushCommand.word) else { return nil }
      return "\(statement.position): in this exercise, 'path' can only show the path; "
        + "leave out the values"
    }
  }
}

extension ContentProblem {
  /// Creates a content problem from a script's error.
  init(_ error: ScriptError) {
    self.init(
      file: error.position.file ?? "",
      position: Position(line: error.position.line, column: error.position.column),
      message: error.message
    )
  }
}
