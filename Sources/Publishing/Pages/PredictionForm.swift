import Course
import Grading

/// A form for predicting a result before the commands are played.
struct PredictionForm {
  /// The subject of the prediction.
  let subject: Prediction.Subject
  /// The commands to play.
  let commands: [String]
  /// The right answer, or nil if it cannot be expressed as text.
  let answer: String?

  /// Returns the markup of the form.
  ///
  /// - Parameters:
  ///   - number: The number of the cell on the page.
  ///   - happening: The result, which is folded.
  /// - Returns: The cell.
  func markup(number: Int, happening: Markup) -> Markup {
    let id = "cell-\(number)"
    return .element(
      "section",
      [
        .init("class", "cell question"), .init("aria-labelledby", id),
        .init("data-kind", subject.rawValue),
      ] + (answer.map { [.init("data-answer", $0)] } ?? []),
      [
        .element("h3", [.init("id", id)], .text("Say it first")),
        CodeMarkup.block([.text(commands.map { "> \($0)" }.joined(separator: "\n"))]),
        .element("p", [], .text(question)),
      ] + (answer == nil ? [] : [tools("\(id)-answer")]) + [happening]
    )
  }

  private func tools(_ id: String) -> Markup {
    .element(
      "p",
      [.init("class", "tools"), .init("hidden", "")],
      .element("label", [.init("for", id)], .text("Your answer")),
      .element(
        "input",
        [.init("id", id), .init("autocomplete", "off"), .init("spellcheck", "false")]
      ),
      .element("button", [.init("type", "button")], .text("Compare")),
      .element("output", [.init("class", "verdict"), .init("for", id)])
    )
  }

  private var question: String {
    "Before you look at the output: what is the result? \(form.prefix(1).uppercased() + form.dropFirst())."
  }

  private var form: String { LessonPrediction.form(of: subject) }
}
