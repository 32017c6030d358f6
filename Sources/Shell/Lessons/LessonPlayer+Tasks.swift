import Course
import SceneText
import Script

extension LessonPlayer {
  /// Runs a command of a learner who is working on a task, and checks whether the task is complete.
  func attempt(_ line: String, at task: TaskCell, number: Int) -> CommandReport {
    var report = stage.run(line, number: number)
    switch report.outcome {
    case .quit:
      report.lines += text.note("This is \(position).")
      return report
    case .nothing: return report
    // A line that is not a command was no attempt.
    case .failed(let fault) where fault.status == .misuse: return report
    case .failed: hasStrayed = true
    case .done:
      hasStrayed = true
      guard isDone(task) else { break }
      report.lines = leave(report.lines + ["", StyledText("Done.", .success)], of: report).lines
      return report
    }
    if case .asking(var question) = state, !question.hasReminded {
      question.hasReminded = true
      state = .asking(question)
      report.lines +=
        [""] + text.note("The task is not done yet. 'hint' helps, and 'solution' shows a solution.")
    }
    return report
  }

  /// Returns the next hint for the open task, or a note if no task is open.
  func hint() -> CommandReport {
    guard case .task(let task)? = pages.current, case .asking(var question) = state else {
      let advice =
        pages.current?.isQuestion == true && isAsking
        ? "There is no hint here; 'skip' continues."
        : "A lesson gives hints for its tasks, but no task is open. For a hint for exercise 1, type: hint 1"
      return CommandReport(lines: text.note(advice))
    }
    let index = min(question.hints, task.hints.count - 1)
    question.hints = min(question.hints + 1, task.hints.count)
    state = .asking(question)
    let isLast = question.hints == task.hints.count
    let head = StyledText("Hint \(index + 1) of \(task.hints.count)  ", .secondary)
    return CommandReport(
      lines: layout.paragraph(task.hints[index], after: head, indent: 2)
        + (isLast ? text.note("This is the last hint. 'solution' shows a solution.") : [])
    )
  }

  /// Completes a task with its author's commands.
  func finish(_ task: TaskCell, number: Int) -> CommandReport {
    var report = CommandReport()
    var lines: [StyledText] = []
    for command in task.commands {
      report = stage.run(command.text, number: number)
      lines += text.command(command.text, after: "> ") + report.lines
      if case .failed(let fault) = report.outcome { lines += fault.lines }
    }
    report.outcome = .done
    pages.advance()
    hasStrayed = false
    report.lines = read(after: lines, of: report)
    return report
  }

  private func isDone(_ task: TaskCell) -> Bool {
    task.expectations.allSatisfy { stage.run($0.text, number: 1).outcome == .done }
  }
}
