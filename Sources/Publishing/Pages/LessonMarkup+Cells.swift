import Course
import Grading

extension LessonMarkup {
  private mutating func cell(_ kind: String, _ title: String, _ content: [Markup]) -> Markup {
    cells += 1
    let id = "cell-\(cells)"
    return .element(
      "section",
      [.init("class", "cell \(kind)"), .init("aria-labelledby", id)],
      [.element("h3", [.init("id", id)], .text(title))] + content
    )
  }

  /// Returns the markup of a prediction, with its result and explanation folded.
  mutating func question(_ prediction: PredictionCell, reasons: [Block]) -> Markup {
    let line = prediction.cell.line
    let scenes = performance.scenes[line] ?? []
    let form = PredictionForm(
      subject: prediction.subject,
      commands: scenes.map(\.input),
      answer: scenes.last?.snapshot.flatMap {
        LessonPrediction(prediction.subject, of: $0).answer
      }
    )
    let happening = Markup.element(
      "details",
      [.init("class", "answer")],
      [.element("summary", [], .text("What happens"))] + exchanges(of: line)
        + prose.markup(of: reasons)
    )
    cells += 1
    return form.markup(number: cells, happening: happening)
  }

  /// Returns the markup of a question, in which each choice expands to show its explanation.
  mutating func question(_ quiz: QuizCell) -> Markup {
    let choices = quiz.choices.enumerated().map { index, choice in
      let kind = choice.isRight ? "right" : "wrong"
      let verdict = Markup.element(
        "strong",
        [],
        .text(choice.isRight ? "Right. " : "Not this one. ")
      )
      return Markup.element(
        "details",
        [.init("class", "choice \(kind)")],
        [
          .element(
            "summary",
            [],
            [.text("\(Question.letter(index)). ")] + prose.markup(of: choice.text)
          ), .element("p", [], verdict),
        ] + prose.markup(of: choice.why)
      )
    }
    let several = quiz.choices.count(where: \.isRight) > 1
    let advice =
      several ? "To answer, open all the right choices." : "To answer, open the right choice."
    let output = Markup.element(
      "output",
      [.init("class", "verdict"), .init("aria-live", "polite")]
    )
    return cell(
      "quiz",
      "Question",
      prose.markup(of: quiz.prompt)
        + [.element("p", [.init("class", "quiet")], .text(advice))] + choices + [output]
    )
  }

  /// Returns the markup of a task, with its hints and one solution folded.
  mutating func task(_ task: TaskCell) -> Markup {
    var content = prose.markup(of: task.instructions)
    let goals = task.expectations.map(\.text).joined(separator: "\n")
    content += [
      terminal(
        "NavLab then checks the task after each command. The task is done when these expectations hold:"
      ),
      CodeMarkup.block([.text(goals)]),
    ]
    for (index, hint) in task.hints.enumerated() {
      content.append(
        .element(
          "details",
          [],
          .element("summary", [], .text("Hint \(index + 1)")),
          .element("p", [], .text(hint))
        )
      )
    }
    content.append(
      .element(
        "details",
        [.init("class", "answer")],
        [.element("summary", [], .text("One possible solution"))] + exchanges(of: task.line)
      )
    )
    return cell("task", "A small task", content)
  }

  /// Returns the markup of a `try` cell, with the command that opens the app.
  mutating func trial(_ blocks: [Block]) -> Markup {
    cell("trial", "Try it yourself", prose.markup(of: blocks) + [terminal("Leave with quit.")])
  }

  /// Returns the markup of notes for teachers.
  mutating func notes(_ blocks: [Block]) -> Markup {
    cell("teacher", "For teachers", prose.markup(of: blocks))
  }

  /// Returns a paragraph with the terminal command for the lesson, followed by an instruction.
  private func terminal(_ rest: String) -> Markup {
    .element(
      "p",
      [.init("class", "quiet")],
      .text("At the terminal: "),
      .element("code", [], .text("navlab learn \(performance.lesson.id.number)")),
      .text(". \(rest)")
    )
  }
}
