import AppSession
import SceneModel
import Script

/// An app of a few lines that lives in the test's own memory: two tabs, a stack, a sheet, some controls.
final class FakeApp: AppDriver {
  private var states: [FakeState] = [FakeState()]
  private var done = ["launch"]
  private var undone: [(title: String, state: FakeState)] = []
  private(set) var ending: Ending?

  init(_ state: FakeState = FakeState()) {
    states = [state]
  }

  private var state: FakeState { states[states.count - 1] }

  var snapshot: Snapshot? { ending == nil ? state.snapshot : nil }
  var printedLines: [String] { state.printed }
  var doneTitles: [String] { done }
  var undoneTitles: [String] { undone.map(\.title) }
  var repetitionNotice: String? { nil }

  func perform(_ action: Action, title: String?) -> Outcome {
    if let ending { return .ended(ending) }
    if case .tap(let id) = action, id == FakeState.crashButton {
      let crash = Ending.trap(message: "index out of range", file: "App.swift", line: 7)
      ending = crash
      record(title, state)
      return .ended(crash)
    }
    var next = state
    if let reason = next.perform(action) { return .refused(reason, state.snapshot) }
    record(title, next)
    return .done(next.snapshot)
  }

  func launch(url: String?) -> Outcome {
    ending = nil
    record("launch", FakeState())
    return .done(state.snapshot)
  }

  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome {
    ending = nil
    record(isForced ? "relaunch after force quit" : "relaunch", FakeState())
    return .done(state.snapshot)
  }

  func undo(_ count: Int) -> Outcome {
    ending = nil
    for _ in 0..<min(count, states.count - 1) {
      undone.append((done.removeLast(), states.removeLast()))
    }
    return .done(state.snapshot)
  }

  func redo(_ count: Int) -> Outcome {
    for _ in 0..<min(count, undone.count) {
      guard let step = undone.popLast() else { break }
      done.append(step.title)
      states.append(step.state)
    }
    return .done(state.snapshot)
  }

  private func record(_ title: String?, _ state: FakeState) {
    done.append(title ?? "?")
    states.append(state)
    undone = []
  }
}
