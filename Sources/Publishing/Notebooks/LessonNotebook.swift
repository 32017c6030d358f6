import Course
import Grading
import SceneText

/// Writes a lesson as a notebook.
struct LessonNotebook {
  private let performance: LessonPerformance
  private let course: PublishedCourse
  private var cells: [Notebook.Cell] = []
  /// Prose that stands in the next cell.
  private var prose: [String] = []
  /// The drawing that was made last; the same one is not made twice in a row.
  private var deck: CardDeck?

  init(performance: LessonPerformance, course: PublishedCourse) {
    self.performance = performance
    self.course = course
  }

  private var lesson: Lesson { performance.lesson }

  /// The notebook.
  var notebook: Notebook {
    mutating get {
      cells = []
      deck = nil
      prose = [beginning]
      closeProse()
      var blocks = lesson.blocks[...]
      if case .heading(1, _) = blocks.first { blocks = blocks.dropFirst() }
      for block in blocks { add(block) }
      prose.append(end)
      closeProse()
      return Notebook(title: lesson.title, cells: cells)
    }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .transcript(let cell): play(cell.line)
    case .prediction(let prediction):
      say(text(of: prediction))
      play(prediction.cell.line, isFolded: true)
    case .quiz(let quiz): say(Self.text(of: quiz))
    case .task(let task):
      say(text(of: task))
      play(task.line, isFolded: true)
    case .trial(let blocks):
      let place = "At the terminal: `navlab learn \(lesson.id.number)`."
      say("**Try it yourself**\n\n\(MarkdownText.text(of: blocks))\n\n\(place)")
    case .teacher(let blocks):
      if course.showsNotes { say("**For teachers**\n\n" + MarkdownText.text(of: blocks)) }
    default:
      // A heading begins a cell, so that notebooks can fold what is below it.
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

  private mutating func play(_ line: Int, isFolded: Bool = false) {
    closeProse()
    for scene in performance.scenes[line] ?? [] {
      var outputs: [Notebook.Output] = []
      if !scene.output.isEmpty {
        outputs.append(.text(scene.output.map { $0.plain + "\n" }.joined()))
      }
      if let snapshot = scene.snapshot {
        let deck = CardDeck(snapshot)
        if deck != self.deck {
          let drawing = SceneDrawing(snapshot).markup(perRow: SceneDrawing.most, id: nil)
          let tree = SceneTree(snapshot).lines(TextLayout()).map(\.plain)
          outputs.append(
            .drawing(svg: drawing.written(as: .xml), text: tree.joined(separator: "\n"))
          )
        }
        self.deck = deck
      }
      let cell = Notebook.Cell(
        id: id,
        kind: .code(outputs),
        source: scene.input,
        isFolded: isFolded
      )
      cells.append(cell)
    }
  }

  private var beginning: String {
    let goals = lesson.goals.map { "- \(MarkdownText.escaped($0))" }.joined(separator: "\n")
    let parts = [
      "# \(lesson.id.number). \(MarkdownText.escaped(lesson.title))",
      MarkdownText.escaped(lesson.summary),
      "About \(lesson.minutes) minutes." + (goals.isEmpty ? "" : " Afterwards you can:"), goals,
      "> The cells with commands show what NavLab \(course.version) printed when this notebook was written. "
        + "They are to be read: no Jupyter kernel understands them, so choose *No kernel*. "
        + "To run them, play the lesson at a terminal with `navlab learn \(lesson.id.number)`, or drive its app, "
        + "`\(lesson.id).swift` beside this file, with `navlab run \(lesson.id).swift`.",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var end: String {
    let exercises = course.exercises(of: lesson).map { exercise in
      "- \(exercise.id.number). \(MarkdownText.escaped(exercise.title)) (\(exercise.kind.rawValue), "
        + "\(exercise.minutes) min): `navlab start \(exercise.id.number)`"
    }
    let practice = exercises.isEmpty ? [] : ["## Exercises", exercises.joined(separator: "\n")]
    let app = MarkdownText.fenced(performance.source, language: "swift")
    let whole = "<details><summary>App.swift</summary>\n\n\(app)\n\n</details>"
    return (practice + ["## The whole app", whole]).joined(separator: "\n\n")
  }
}

extension LessonNotebook {
  private static func text(of quiz: QuizCell) -> String {
    let choices = quiz.choices.enumerated().map { index, choice in
      let verdict = choice.isRight ? "**Right.**" : "**Not this one.**"
      let title = "\(Question.letter(index)). \(choice.text.plainText)"
      // In a summary only HTML is understood.
      let summary = Markup.element("summary", [], .text(title)).written(as: .html)
      return
        "<details>\(summary)\n\n\(verdict)\n\n\(MarkdownText.text(of: choice.why))\n\n</details>"
    }
    return "**Question**\n\n\(MarkdownText.text(of: quiz.prompt))\n\n"
      + choices.joined(separator: "\n\n")
  }

  private func text(of prediction: PredictionCell) -> String {
    let scenes = performance.scenes[prediction.cell.line] ?? []
    let commands = scenes.map { "> \($0.input)" }.joined(separator: "\n")
    let form = LessonPrediction.form(of: prediction.subject)
    return """
      **Say it first**

      \(MarkdownText.fenced(commands, language: "text"))

      Before you look: what comes of this? \(MarkdownText.escaped(form.prefix(1).uppercased() + form.dropFirst())).
      Then unfold what the commands print.
      """
  }

  private func text(of task: TaskCell) -> String {
    let goals = task.expectations.map(\.text).joined(separator: "\n")
    let hints = task.hints.enumerated().map { index, hint in
      "<details><summary>Hint \(index + 1)</summary>\n\n\(MarkdownText.escaped(hint))\n\n</details>"
    }
    let place =
      "At the terminal, `navlab learn \(lesson.id.number)` checks it after each of your commands. Done means:"
    let parts =
      ["**A small task**", MarkdownText.text(of: task.instructions), place]
      + [MarkdownText.fenced(goals, language: "text")] + hints + ["One way to do it is below."]
    return parts.joined(separator: "\n\n")
  }
}
