import Course
import Findings
import SceneText

/// A renderer of the difference between a learner's answer and the most similar solution.
struct SolutionDifference {
  let layout: TextLayout

  /// Returns the lines of the difference, or nil if the answers cannot be compared file by file.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - mine: The learner's files, by their names.
  /// - Returns: The lines, or nil if the answers cannot be compared file by file.
  /// - Throws: A `ContentError` if one of the author's files cannot be read.
  func lines(
    of exercise: Exercise,
    comparedWith mine: [String: String]
  ) throws(ContentError) -> [StyledText]? {
    guard !exercise.kind.takesFurtherFiles, exercise.files.allSatisfy({ mine[$0] != nil }) else {
      return nil
    }
    let answers = try Self.answers(to: exercise)
    let differences = answers.map { answer in
      exercise.files.flatMap { name in
        UnifiedDiff(path: name, old: mine[name] ?? "", new: answer[name] ?? "").lines
      }
    }
    guard let nearest = differences.min(by: { Self.size(of: $0) < Self.size(of: $1) }) else {
      return nil
    }
    let answer =
      answers.count == 1 ? "the author's answer" : "the closest of \(answers.count) answers"
    let head = layout.paragraph(
      "\(exercise.title): from your files to \(answer)",
      style: .heading
    )
    guard !nearest.isEmpty else {
      return head + [StyledText("Your files are identical to this answer.", .success)]
    }
    return head + [""] + nearest.flatMap(drawn)
  }

  /// Returns a line of the difference, broken to fit the window, with the line's mark before each part.
  private func drawn(_ line: String) -> [StyledText] {
    let style = Self.style(of: line)
    guard let mark = line.first, "+- ".contains(mark), !line.hasPrefix("+++"),
      !line.hasPrefix("---")
    else { return [StyledText(Printable.line(line), style)] }
    return CodeLine(text: Printable.line(String(line.dropFirst())))
      .broken(to: max(layout.width - 1, 10)).map { StyledText("\(mark)\($0)", style) }
  }

  /// Returns the solution and any alternative answers, which a learner's copy may lack.
  private static func answers(to exercise: Exercise) throws(ContentError) -> [[String: String]] {
    var solution: [String: String] = [:]
    for name in exercise.files {
      solution[name] = try text("\(exercise.solution)/\(name)")
    }
    let alternatives = (try? AnswerKey.read(for: exercise).alternatives) ?? []
    var answers = [solution]
    for alternative in alternatives {
      var answer = solution
      for file in alternative.edited { answer[file.name] = file.text }
      for name in alternative.files where exercise.files.contains(name) {
        answer[name] = try text("\(alternative.folder)/\(name)")
      }
      answers.append(answer)
    }
    return answers
  }

  private static func text(_ path: String) throws(ContentError) -> String {
    try TextFile.read(path, remedy: "the course is incomplete")
  }

  private static func size(of difference: [String]) -> Int {
    difference.count { $0.hasPrefix("+") || $0.hasPrefix("-") }
  }

  private static func style(of line: String) -> Style {
    switch line.first {
    case "+": .added
    case "-": .removed
    case "@": .secondary
    default: .plain
    }
  }
}
