import Course
import Grading
import SceneText

/// A writer that converts a lesson into a notebook.
struct LessonNotebook {
  private let performance: LessonPerformance
  private let course: PublishedCourse
  private var cells: [Notebook.Cell] = []
  /// The Markdown texts that the next cell will contain.
  private var prose: [String] = []
  private let play: ([String]) throws -> [[CellOutput]]
  /// The numbers of quizzes and tasks written so far.
  private var counts = (quizzes: 0, tasks: 0)

  init(
    performance: LessonPerformance,
    course: PublishedCourse,
    play: @escaping ([String]) throws -> [[CellOutput]]
  ) {
    self.performance = performance
    self.course = course
    self.play = play
  }

  private var lesson: Lesson { performance.lesson }

  /// Returns the lesson as a notebook that includes the output of its cells.
  mutating func notebook() throws -> Notebook {
    cells = []
    counts = (0, 0)
    prose = [beginning]
    closeProse()
    run("%%app \(lesson.id)")
    var blocks = lesson.blocks[...]
    if case .heading(1, _) = blocks.first { blocks = blocks.dropFirst() }
    for block in blocks { add(block) }
    prose.append(end)
    closeProse()
    let places = cells.indices.filter { cells[$0].kind != .markdown }
    for (place, outputs) in zip(places, try play(places.map { cells[$0].source })) {
      cells[place].kind = .code(outputs)
    }
    return Notebook(title: lesson.title, cells: cells)
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .transcript(let cell): for input in inputs(of: cell.line) { run(input) }
    case .prediction(let prediction):
      say(text(of: prediction))
      let head = "%%predict \(prediction.subject.rawValue)"
      let source = ([head] + inputs(of: prediction.cell.line)).joined(separator: "\n")
      run(source, folding: .output, answer: answer(to: prediction))
    case .quiz(let quiz):
      counts.quizzes += 1
      say(Self.text(of: quiz))
      let letters = quiz.rightLetters.map(String.init).joined(separator: " ")
      run("%quiz \(counts.quizzes)", folding: .output, answer: letters)
    case .task(let task):
      counts.tasks += 1
      say(text(of: task))
      run("# Your commands go here.\n%task \(counts.tasks)")
      say("One possible solution (folded):")
      run(inputs(of: task.line).joined(separator: "\n"), folding: .everything)
    case .trial(let blocks):
      let place = "At the terminal: `navlab learn \(lesson.id.number)`."
      say("**Try it yourself**\n\n\(MarkdownText.text(of: blocks))\n\n\(place)")
    case .teacher(let blocks):
      if course.showsNotes { say("**For teachers**\n\n" + MarkdownText.text(of: blocks)) }
    default:
      // A heading begins a cell, so that notebooks can fold the text below it.
      if case .heading = block { closeProse() }
      if let text = MarkdownText.text(of: block) { prose.append(text) }
    }
  }
}

extension LessonNotebook {
  private var id: String {
    "lesson-\(lesson.id.number)-cell-\(cells.count + 1)"
  }

  private mutating func closeProse() {
    guard !prose.isEmpty else { return }
    let text = prose.joined(separator: "\n\n")
    cells.append(Notebook.Cell(id: id, kind: .markdown, source: text))
    prose = []
  }

  private mutating func say(_ text: String) {
    closeProse()
    prose = [text]
    closeProse()
  }

  private func inputs(of line: Int) -> [String] {
    (performance.scenes[line] ?? []).map(\.input)
  }

  private func answer(to prediction: PredictionCell) -> String? {
    (performance.scenes[prediction.cell.line]?.last?.snapshot)
      .flatMap { LessonPrediction(prediction.subject, of: $0).answer }
  }

  private mutating func run(
    _ source: String,
    folding: Notebook.Folding = .nothing,
    answer: String? = nil
  ) {
    closeProse()
    cells.append(
      Notebook.Cell(id: id, kind: .code([]), source: source, folding: folding, answer: answer)
    )
  }

  private var beginning: String {
    let goals = lesson.goals.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n")
    let parts = [
      "# \(lesson.id.number). \(MarkdownText.escaped(lesson.title))",
      MarkdownText.escaped(lesson.summary),
      "About \(lesson.minutes) minutes." + (goals.isEmpty ? "" : " Afterwards you can:"), goals,
      "> The cells with commands run with the kernel *NavLab*, which `navlab jupyter install` installs; "
        + "`Docs/Notebooks.md` describes the details. "
        + "The cells show the output that NavLab \(course.version) produced when this notebook was written. "
        + "At a terminal, `navlab learn \(lesson.id.number)` plays the same lesson. "
        + "The lesson's app is `\(lesson.id).swift` beside this file.",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var end: String {
    let exercises = course.exercises(of: lesson).map { exercise in
      "- \(exercise.id.number). \(MarkdownText.escaped(exercise.title)) (\(exercise.kind.rawValue), "
        + "\(exercise.minutes) min): `navlab start \(exercise.id.number)`"
    }
    let practice = exercises.isEmpty ? [] : ["## Exercises", exercises.joined(separator: "\n")]
    let app = MarkdownText.fenced(SourceRegion.unmarked(performance.source), language: "swift")
    let whole = "<details><summary>App.swift</summary>\n\n\(app)\n\n</details>"
    return (practice + ["## The whole app", whole]).joined(separator: "\n\n")
  }
}

extension LessonNotebook {
  private static func text(of quiz: QuizCell) -> String {
    let choices = quiz.choices.enumerated().map { index, choice in
      "- **\(Question.letter(index))**: \(MarkdownText.text(of: choice.text))"
    }
    return "**Question**\n\n\(MarkdownText.text(of: quiz.prompt))\n\n"
      + choices.joined(separator: "\n")
      + "\n\nRun the next cell, and answer the question. If you have no kernel, unfold the cell to see the answers."
  }

  private func text(of prediction: PredictionCell) -> String {
    let form = LessonPrediction.form(of: prediction.subject)
    return """
      **Say it first**

      What is the result of the next cell? The cell asks you before its commands run: \(MarkdownText.escaped(form)). If you
      have no kernel, think of an answer, then unfold the output of the commands.
      """
  }

  private func text(of task: TaskCell) -> String {
    let goals = task.expectations.map(\.text).joined(separator: "\n")
    let hints = task.hints.enumerated().map { index, hint in
      "<details><summary>Hint \(index + 1)</summary>\n\n\(MarkdownText.escaped(hint))\n\n</details>"
    }
    let place =
      "Write commands in the next cell, and run it. Its last line checks your solution; "
      + "`%hint` shows a hint. The task is done when these expectations hold:"
    let parts =
      ["**A small task**", MarkdownText.text(of: task.instructions), place]
      + [MarkdownText.fenced(goals, language: "text")] + hints
    return parts.joined(separator: "\n\n")
  }
}
