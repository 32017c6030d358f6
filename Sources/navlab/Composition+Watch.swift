import Grading
import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Judges an exercise whenever the learner saves the work, until the learner leaves.
  ///
  /// - Parameter query: The exercise as the learner names it, or nil.
  /// - Throws: `CommandFailure` if there is no such exercise, no work on it, or no toolchain.
  func watch(_ query: String?) throws {
    let grader = try builds().grader(judgesWithoutLinter: true)
    let hasKeys = isatty(STDIN_FILENO) == 1 && display.isTerminal
    let terminal = hasKeys ? keyTerminal() : nil
    let watch = try ExerciseWatch(
      query,
      keyboard: terminal ?? WatchSilence(),
      services: ExerciseWatch.Services(
        actions: { try actions() },
        look: WorkStamp.init(of:),
        judge: grader.grade,
        canvas: { canvas },
        hasKeys: terminal != nil
      )
    )
    // During judging, and without a keyboard, Ctrl-C arrives as a signal.
    let leave = { @Sendable [mode = terminal?.mode] in
      mode?.leave()
      _exit(ExitStatus.success.rawValue)
    }
    let interrupts = InterruptWatch(handler: leave)
    defer { interrupts.cancel() }
    let endings = ProcessSignals.beforeEnding { [mode = terminal?.mode] in mode?.leave() }
    defer { endings.cancel() }
    watch.run()
  }

  /// The maximum number of times to ask a question without receiving a clear answer.
  private static var mostQuestions: Int { 3 }

  /// Asks the user at the terminal a question, and returns whether the answer is yes, or nil if nobody can answer.
  ///
  /// - Parameter question: The question, without the ways to answer.
  /// - Returns: Whether the answer was yes, or nil if nobody can answer.
  func ask(_ question: String) -> Bool? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    let lines = canvas.layout.paragraph("\(question) [y/N]").map(\.plain)
    for _ in 0..<Self.mostQuestions {
      errors.write(lines.joined(separator: "\n") + " ")
      guard let line = readLine() else {
        // Ctrl-D leaves the cursor after the question.
        errors.write("\n")
        return false
      }
      if let answer = YesOrNo(line) { return answer == .yes }
      errors.write(YesOrNo.reminder + "\n")
    }
    return false
  }
}
