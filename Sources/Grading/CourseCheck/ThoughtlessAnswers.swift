import Course

/// Answers that a learner could write without reading the task, none of which should earn the points.
struct ThoughtlessAnswers {
  let exercise: Exercise

  /// The exercise with only the checks that the answers must not pass.
  var judged: Exercise {
    guard exercise.kind == .debug else { return exercise }
    var judged = exercise
    judged.checks = exercise.checks.filter(\.showsBug)
    return judged
  }

  /// The answers, or an empty array for an exercise that asks only for an app.
  var answers: [Answer] {
    switch exercise.kind {
    case .debug: exercise.asksForScript ? scripts : []
    case .quiz: sheets(of: ["a", "b", "c", "d", "a b", "a b c", "a b c d"])
    case .predict: sheets(of: ["_", "0", "1", "2", "none", "nothing", "[]", "\"\""])
    case .commands: commands
    case .code, .homework: []
    }
  }

  /// Answers that combine the author's app with a script that passes on any app without faults.
  private var scripts: [Answer] {
    let acceptsIssues = exercise.checks.contains { $0.method == .witness(.findsIssue) }
    let issues = acceptsIssues ? [] : ["expect issues none", "relaunch\nexpect issues none"]
    return (["expect not alert", "expect not sheet", "relaunch\nexpect not sheet"] + issues).flatMap
    { text in
      exercise.files.filter { $0.hasSuffix(".nav") }.map { file in
        answer(
          named: text.replacing("\n", with: "; "),
          file: file,
          text: text,
          inheriting: exercise.files.filter { $0 != file }
        )
      }
    }
  }

  private var commands: [Answer] {
    exercise.files.flatMap { file in
      ["relaunch", "back", "root"].map { answer(named: $0, file: file, text: $0) }
    }
  }

  /// Returns one answer sheet for each text, with that text as the answer to every question.
  private func sheets(of texts: [String]) -> [Answer] {
    exercise.files.flatMap { file in
      texts.map { text in
        let lines = exercise.checks.map { "\($0.name): \(text)" }
        return answer(named: text, file: file, text: lines.joined(separator: "\n"))
      }
    }
  }

  private func answer(
    named name: String,
    file: String,
    text: String,
    inheriting inherited: [String] = []
  ) -> Answer {
    Answer(
      name: name,
      folder: "",
      files: [],
      inherited: inherited,
      edited: [Answer.EditedFile(name: file, text: text + "\n")]
    )
  }
}
