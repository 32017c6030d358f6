import AppSession
import SceneModel
import SceneText

extension Outcome {
  /// Returns this outcome, giving elements that look the same as in an earlier snapshot their earlier ids.
  fileprivate func reunited(with before: Snapshot?) -> Outcome {
    guard case .done(let after) = self, let before, before.window.id == after.window.id else {
      return self
    }
    return .done(after.reunited(with: before))
  }
}

extension Interpreter {
  /// Moves through history, and lists the affected commands.
  func travel(
    _ verb: String,
    _ titles: [String],
    by move: (any AppDriver) -> Outcome
  ) throws(Failure) -> CommandResult {
    let shown = titles.prefix(3).map(Printable.line).joined(separator: ", ")
    let rest = titles.count > 3 ? " and \(titles.count - 3) more" : ""
    return try travel("\(verb) \(shown)\(rest)", by: move)
  }

  /// Moves through history, and describes the destination on a separate line.
  ///
  /// An app that behaves differently may end up elsewhere, or end on the way. The history is kept then.
  func travel(
    _ head: String,
    by move: (any AppDriver) -> Outcome
  ) throws(Failure) -> CommandResult {
    let before = driver.snapshot
    let outcome = move(driver)
    let notice =
      driver.divergence.map { DivergenceText(divergence: $0, layout: layout).lines } ?? []
    let failure: Failure
    do throws(Failure) {
      var result = try show(outcome.reunited(with: before), since: before)
      result.lines = layout.paragraph(head, style: .heading, indent: 2) + result.lines + notice
      return result
    } catch {
      failure = error
    }
    if notice.isEmpty, let end = recordedEnd(outcome) {
      let place = "\(head): the app had ended at this moment"
      throw .after(layout.paragraph(place, style: .heading, indent: 2), end)
    }
    throw notice.isEmpty && !isStuck(outcome) ? failure : .after(notice, stop(failure, outcome))
  }

  /// Returns the failure of the step at which the app had ended before, or nil if the move itself has ended the app.
  private func recordedEnd(_ outcome: Outcome) -> Failure? {
    guard case .ended(let ending) = outcome, let step = driver.timeline.past.last,
      step.ending == ending
    else { return nil }
    return .ended(ending, during: step.title, ways: waysOn)
  }

  /// Returns whether an interruption prevented a step from being repeated.
  private func isStuck(_ outcome: Outcome) -> Bool {
    outcome == .ended(.interrupted) && !driver.timeline.future.isEmpty
  }

  /// Returns a failure that also reports how far the app got before it stopped.
  private func stop(_ failure: Failure, _ outcome: Outcome) -> Failure {
    let timeline = driver.timeline
    let here = Timeline.Place(line: timeline.name, count: timeline.past.count)
    let place = "the app is now at \(words(for: here))"
    switch outcome {
    case .done: return failure
    case .refused(let reason, _):
      return .refused("\(Printable.line(reason)); \(place); 'redo' tries the remaining steps again")
    case .ended(.interrupted):
      return .refused("you stopped the command; \(place); 'redo' continues")
    case .ended(let ending):
      return .ended(ending, during: timeline.past.last?.title, ways: waysOn)
    }
  }

  /// Returns a description of a step, such as `step 3, push .list`.
  ///
  /// - Parameter place: The moment after the step.
  /// - Returns: The words.
  func words(for place: Timeline.Place) -> String {
    let timeline = driver.timeline
    let line = timeline.lines.first { $0.name == place.line && place.line != timeline.name }
    let steps = line?.steps ?? timeline.steps
    guard steps.indices.contains(place.count - 1) else { return "step \(place.count - 1)" }
    let title = Printable.line(steps[place.count - 1].title)
    let name = line.map { " of \($0.name)" } ?? ""
    return "step \(place.count - 1)\(name), \(title)"
  }
}
