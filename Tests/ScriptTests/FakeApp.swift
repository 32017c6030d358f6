import AppSession
import SceneModel
import Script

/// An app of a few lines that lives in the test's own memory: two tabs, a stack, a sheet, some controls.
final class FakeApp: AppDriver {
  private(set) var timeline = Timeline()
  private(set) var ending: Ending?
  /// The answer of the objects to everything.
  var answer: ObjectAnswer?
  /// The known interface of the app's code.
  var interface: CodeInterface?
  private var states: [FakeState]

  init(_ state: FakeState = FakeState()) {
    states = [state]
    timeline.record(.launch(url: nil), title: "launch", result: .done(state.snapshot))
  }

  /// The states lie at the ids of their steps.
  private var state: FakeState { states[timeline.past.last?.id ?? 0] }

  var snapshot: Snapshot? { ending == nil ? state.snapshot : nil }
  var printedLines: [String] { state.printed }
  /// The place where the app pretends not to have done the same again.
  var divergence: Divergence?

  func perform(_ action: Action, title: String?) -> Outcome {
    if let ending { return .ended(ending) }
    if case .tap(let id) = action, id == FakeState.crashButton {
      let crash = Ending.trap(
        message: "index out of range",
        place: CrashSite(file: "App.swift", line: 7)
      )
      ending = crash
      record(action, title, .ended(crash), state)
      return .ended(crash)
    }
    if action.isLooking { return .done(state.snapshot) }
    var next = state
    if let reason = next.perform(action) { return .refused(reason, state.snapshot) }
    record(action, title, .done(next.snapshot), next)
    return .done(next.snapshot)
  }

  func launch(url: String?, with arguments: LaunchArguments) -> Outcome {
    start("launch")
  }

  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome {
    start(isForced ? "relaunch after force quit" : "relaunch")
  }

  func undo(_ count: Int) -> Outcome {
    move(to: max(1, timeline.past.count - count))
  }

  func redo(_ count: Int) -> Outcome {
    move(to: timeline.past.count + count)
  }

  func go(to place: Timeline.Place) -> Outcome {
    timeline.select(place.line)
    return move(to: place.count)
  }

  func setBookmark(_ name: String) {
    timeline.setBookmark(name)
  }

  func branch(_ name: String?) {
    timeline.branch(name)
  }

  private func move(to count: Int) -> Outcome {
    timeline.move(to: count)
    ending = timeline.past.last?.ending
    return ending.map(Outcome.ended) ?? .done(state.snapshot)
  }

  private func start(_ title: String) -> Outcome {
    ending = nil
    let state = FakeState()
    record(.launch(url: nil), title, .done(state.snapshot), state)
    return .done(state.snapshot)
  }

  private func record(
    _ action: Action,
    _ title: String?,
    _ result: Step.Result,
    _ state: FakeState
  ) {
    states.append(state)
    timeline.record(action, title: title ?? "?", result: result)
  }
}
