import Course
import SceneModel
import Testing

@testable import Grading

@Suite("The steps of walks through apps that fall short")
struct SoundStepsTests {
  private func snapshot(_ title: String) -> Snapshot {
    let screen = Element(id: 2, kind: .screen, label: title)
    return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [screen]))
  }

  private func trace(_ steps: (command: String?, title: String)...) -> StateTrace {
    StateTrace(
      steps.map { .init(command: $0.command, state: AbstractState(snapshot($0.title))) }
    )
  }

  private func result(
    _ name: String,
    _ verdict: CheckResult.Verdict,
    _ states: StateTrace = StateTrace()
  ) -> CheckResult {
    let script = CheckScript(name: name, text: "", line: 1)
    let check = Exercise.Check(name: name, title: "", points: 1, script: script)
    return CheckResult(check: check, verdict: verdict, states: states)
  }

  private func walk(_ steps: (move: WalkMove, title: String)...) -> WalkPlan.Walk {
    let promise = WalkPromise([])
    return WalkPlan.Walk(
      date: 0,
      start: WalkState(snapshot("List"), promise),
      scene: AbstractState(snapshot("List")),
      steps: steps.map { WalkPlan.Step(move: $0.move, to: snapshot($0.title), promise) }
    )
  }

  private let failure = CheckResult.Verdict.failed(CheckFailure(summary: "no"))
  private var right: StateTrace {
    trace((nil, "List"), ("tap Boat", "Boat"), ("tap \"Hire\"", "Hired"), ("back", "Boat"))
  }

  @Test("A walk continues while a passed check contains each command")
  func trusted() {
    let sound = SoundSteps([result("a", .passed)], solution: ["a": right])
    let walk = walk((.tap("Boat"), "Boat"), (.back, "List"), (.tap("Help"), "Help"))
    #expect(sound.part(of: walk)?.steps.count == 2)
  }

  @Test("A walk ends before a command that a failed check uses after its first difference")
  func failed() {
    let own = trace((nil, "List"), ("tap \"Boat\"", "Boat"), ("tap \"Hire\"", "Boat"))
    let short = trace((nil, "List"), ("tap Boat", "Boat"), ("tap Hire", "Over there"))
    let sound = SoundSteps(
      [result("a", .passed), result("b", failure, own)],
      solution: ["a": right, "b": short]
    )
    let walk = walk((.tap("Boat"), "Boat"), (.back, "List"), (.tap("Hire"), "Hired"))
    #expect(sound.part(of: walk)?.steps.count == 2)
  }

  @Test("A walk ends before a screen that a failed check should have reached")
  func doubtful() {
    let own = trace((nil, "List"), ("open a://b", "List"))
    let sound = SoundSteps(
      [result("a", .passed), result("b", failure, own)],
      solution: ["a": right, "b": trace((nil, "List"), ("open a://b", "Hired"))]
    )
    #expect(sound.part(of: walk((.tap("Boat"), "Boat"), (.tap("Hire"), "Hired")))?.steps.count == 1)
  }

  @Test("A check that was skipped, or shows no difference, contributes no command")
  func unseen() {
    for verdict in [failure, .skipped(.requires("a"))] {
      let results = [
        result("a", .passed), result("b", verdict, verdict == failure ? right : StateTrace()),
      ]
      let sound = SoundSteps(results, solution: ["a": right, "b": right])
      #expect(sound.part(of: walk((.tap("Boat"), "Boat"))) == nil)
    }
  }

  @Test("All links count as one command: after one fails, no link is sound")
  func links() {
    let opened = trace((nil, "List"), ("open a://1", "Boat"))
    let walk = walk((.opening("a://2"), "Raft"))
    let passed = SoundSteps([result("a", .passed)], solution: ["a": opened])
    #expect(passed.part(of: walk)?.steps.count == 1)
    let own = trace((nil, "List"), ("open a://3", "List"))
    let other = trace((nil, "List"), ("open a://3", "Barge"))
    let failed = SoundSteps(
      [result("a", .passed), result("b", failure, own)],
      solution: ["a": opened, "b": other]
    )
    #expect(failed.part(of: walk) == nil)
  }

  @Test("A check of the source says nothing about steps")
  func source() {
    let check = Exercise.Check(name: "s", title: "", points: 1, method: .sentences([]))
    let sound = SoundSteps(
      [result("a", .passed), CheckResult(check: check, verdict: failure)],
      solution: ["a": right]
    )
    #expect(sound.part(of: walk((.tap("Boat"), "Boat")))?.steps.count == 1)
  }
}
