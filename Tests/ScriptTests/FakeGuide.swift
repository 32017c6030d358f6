import SceneText
import Script

/// A guide that says what it was asked.
final class FakeGuide: CourseGuide {
  func names(of item: CourseItem) -> [String] { ["01-\(item)"] }

  func perform(_ request: CourseRequest, _ layout: TextLayout) -> CommandResult {
    CommandResult([StyledText(words(of: request))])
  }

  private func words(of request: CourseRequest) -> String {
    switch request {
    case .lessons: "lessons"
    case .open(let lesson): "open \(lesson)"
    case .next: "next"
    case .startNext: "startNext"
    case .answer(let exercise): "answer \(exercise ?? "nil")"
    case .play(let demo): "play \(demo ?? "nil")"
    case .exercises(let search): "exercises \(search)"
    case .start(let exercise): "start \(exercise ?? "nil")"
    case .check(let exercise, let isAll): "check \(exercise ?? "nil")\(isAll ? " all" : "")"
    case .hint(let exercise, let choice): "hint \(exercise ?? "nil") \(choice)"
    case .solution(let exercise, let insists, let isWhole):
      "solution \(exercise ?? "nil")\(insists ? " all the same" : "")\(isWhole ? " whole" : "")"
    case .skip(let exercise): "skip \(exercise ?? "nil")"
    case .progress: "progress"
    case .reset(let exercise): "reset \(exercise ?? "nil")"
    }
  }
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
