import SceneText
import Script

/// A guide that says what it was asked.
final class FakeGuide: CourseGuide {
  func next(_ layout: TextLayout) -> CommandResult { told("next") }

  func startNext(_ layout: TextLayout) -> CommandResult { told("startNext") }

  func answer(_ exercise: String?, _ layout: TextLayout) -> CommandResult {
    told("answer \(exercise ?? "nil")")
  }

  func lessons(_ layout: TextLayout) -> CommandResult { told("lessons") }

  func open(lesson: String, _ layout: TextLayout) -> CommandResult { told("open \(lesson)") }

  func play(_ demo: String?, _ layout: TextLayout) -> CommandResult {
    told("play \(demo ?? "nil")")
  }

  func names(of item: CourseItem) -> [String] { ["01-\(item)"] }

  func exercises(_ search: ExerciseSearch, _ layout: TextLayout) -> CommandResult {
    told("exercises \(search)")
  }

  func start(_ exercise: String?, _ layout: TextLayout) -> CommandResult {
    told("start \(exercise ?? "nil")")
  }

  func check(_ exercise: String?, all isAll: Bool, _ layout: TextLayout) -> CommandResult {
    told("check \(exercise ?? "nil")\(isAll ? " all" : "")")
  }

  func hint(
    _ exercise: String?,
    _ choice: HintChoice,
    _ layout: TextLayout
  ) -> CommandResult {
    told("hint \(exercise ?? "nil") \(choice)")
  }

  func solution(
    _ exercise: String?,
    insists: Bool,
    whole isWhole: Bool,
    _ layout: TextLayout
  ) -> CommandResult {
    told("solution \(exercise ?? "nil")\(insists ? " all the same" : "")\(isWhole ? " whole" : "")")
  }

  func skip(_ exercise: String?, _ layout: TextLayout) -> CommandResult {
    told("skip \(exercise ?? "nil")")
  }

  func progress(_ layout: TextLayout) -> CommandResult { told("progress") }

  func reset(_ exercise: String?, _ layout: TextLayout) -> CommandResult {
    told("reset \(exercise ?? "nil")")
  }

  private func told(_ text: String) -> CommandResult { CommandResult([StyledText(text)]) }
}

extension FakeGuide {
  /// Carries out lines with the fake app and a guide.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: What they print.
  static func answers(to lines: String...) -> [String] {
    let guide = FakeGuide()
    let interpreter = Interpreter(driver: FakeApp())
    interpreter.guide = guide
    // The interpreter does not keep it.
    return withExtendedLifetime(guide) {
      lines.flatMap { interpreter.output(of: $0).map(\.plain) }
    }
  }
}
