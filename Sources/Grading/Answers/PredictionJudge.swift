import Course
import Script

/// A judge that runs an app to check a learner's prediction about it.
struct PredictionJudge {
  /// The app of the exercise.
  let app: JudgedApp
  let sheet: AnswerSheet
  /// The name of the learner's file.
  let file: String

  /// Returns the result of checking a prediction.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - prediction: The prediction that the exercise asks for.
  ///   - script: The commands to run in the app.
  /// - Returns: The result, which does not reveal the app's actual state.
  /// - Throws: `ContentError` if the script is invalid or does not reach its end.
  func result(
    of check: Exercise.Check,
    _ prediction: Prediction,
    after script: CheckScript?
  ) throws -> CheckResult {
    let section = try script.map { script throws(ContentError) in
      try JudgedScript(script.text, file: "checks.nav", firstLine: script.line)
    }
    let (conclusion, state) = app.state(after: [section].compactMap(\.self))
    guard conclusion == .passed, let state else {
      let message = conclusion.failure?.summary ?? "the app has ended"
      throw ContentError(
        file: "checks.nav",
        position: .init(line: script?.line ?? 1),
        message: "the commands of '\(check.name)' fail: \(message)"
      )
    }
    let steps = section?.script?.statements.map(\.text) ?? []
    guard let answer = sheet.answers[check.name] else {
      let failure = CheckFailure(summary: "There is no prediction yet.", steps: steps)
      return CheckResult(check: check, verdict: .failed(failure))
    }
    let reader = PredictionReader(answer: answer.text, state: state)
    let finding = reader.finding(of: prediction)
    guard let summary = finding.summary else {
      return CheckResult(check: check, verdict: .passed, parts: finding.parts)
    }
    let failure = CheckFailure(
      summary: summary,
      steps: steps,
      file: file,
      line: answer.position.line
    )
    let isMistakeOfForm =
      LessonPrediction.complaint(about: answer.text, prediction.subject) != nil
    return CheckResult(
      check: isMistakeOfForm ? check.withoutAdvice : check,
      verdict: .failed(failure),
      parts: finding.parts
    )
  }
}
