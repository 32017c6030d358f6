import Course

/// A judge of a learner's answers to a multiple-choice question.
struct QuestionJudge {
  let sheet: AnswerSheet

  /// Returns the result of checking the learner's choices.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - question: The question.
  /// - Returns: The result, with the explanation of each chosen answer.
  func result(of check: Exercise.Check, _ question: Question) -> CheckResult {
    guard let answer = sheet.answers[check.name] else {
      return CheckResult(
        check: check,
        verdict: .failed(CheckFailure(summary: "There is no answer yet."))
      )
    }
    let known = question.choices.indices.map(Question.letter)
    let chosen = Self.letters(in: answer.text, known: known)
    guard let chosen, !chosen.isEmpty else {
      let last = known.last ?? "a"
      let summary = "'\(answer.text)' is not a choice; write letters from a to \(last), as in: a c"
      let failure = CheckFailure(summary: summary)
      return CheckResult(check: check.withoutAdvice, verdict: .failed(failure))
    }
    let remarks = zip(known, question.choices).compactMap { letter, choice in
      chosen.contains(letter) ? "\(letter): \(choice.why)" : nil
    }
    let isRight = chosen == Set(question.rightLetters)
    guard !isRight else { return CheckResult(check: check, verdict: .passed, remarks: remarks) }
    let failure = CheckFailure(summary: Self.summary(of: chosen, question))
    return CheckResult(check: check, verdict: .failed(failure), remarks: remarks)
  }

  private static func summary(of chosen: Set<Character>, _ question: Question) -> String {
    let right = Set(question.rightLetters)
    if right.count == 1, chosen.count > 1 { return "Only one choice is right." }
    if chosen.isSubset(of: right) { return "This is right, but other choices are right too." }
    return chosen.count == 1 ? "This choice is not right." : "Not all of these choices are right."
  }

  /// Returns the letters of an answer such as `a, c`, or nil if the text contains anything else.
  private static func letters(in text: String, known: [Character]) -> Set<Character>? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," || $0 == ";" }
      .filter { $0 != "and" }
    let letters = words.flatMap { Array($0) }
    return letters.allSatisfy(known.contains) ? Set(letters) : nil
  }
}
