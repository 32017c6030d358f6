/// A Markdown table that shows how strictly each exercise is checked.
struct CriteriaTable {
  private let exercises: [Exercise]
  private let answers: [ItemName: AnswerKey]

  /// Creates the table from exercises and their answers.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in course order.
  ///   - answers: The authors' answers; an exercise without answers has no row.
  init(_ exercises: [Exercise], _ answers: [ItemName: AnswerKey]) {
    self.exercises = exercises
    self.answers = answers
  }

  /// The text of the table, preceded by an explanation of its columns.
  var text: String {
    let rows = exercises.compactMap { exercise in answers[exercise.id].map { row(exercise, $0) } }
    let head = [
      "exercise", "criteria", "judged by checks", "by teachers", "by learners", "checks", "mutants",
      "wrong answers",
    ]
    let lines = ([head, head.map { _ in "---" }] + rows + [sums(rows)])
    return """
      This table counts the requirements of each task, and shows who judges them. A criterion is a sentence in the \
      task, or part of a sentence. For each criterion that checks judge, there is a mutant that breaks only this \
      criterion. Wrong answers are mutants written by people who had read only the task and wanted the points for \
      little work.


      """ + lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func row(_ exercise: Exercise, _ key: AnswerKey) -> [String] {
    let name = "[\(exercise.id.number) \(exercise.title)](../Exercises/\(exercise.id)/exercise.yml)"
    let counts = [
      exercise.criteria.count, exercise.judgedCriteria.count,
      exercise.criteria(for: .teacher).count, exercise.criteria(for: .learner).count,
    ]
    let listed = exercise.criteria.isEmpty ? counts.map { _ in "–" } : counts.map(String.init)
    return [name] + listed
      + [
        "\(exercise.checks.count)", "\(key.mutants.count)", "\(key.mutants.count(where: \.isLazy))",
      ]
  }

  private func sums(_ rows: [[String]]) -> [String] {
    guard let width = rows.first?.count else { return [] }
    return ["**in all**"]
      + (1..<width).map { column in
        "\(rows.reduce(0) { $0 + (Int($1[column]) ?? 0) })"
      }
  }
}
