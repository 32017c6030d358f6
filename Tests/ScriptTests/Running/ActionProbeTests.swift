import SceneModel
import Script
import Testing

@Suite("ActionProbe")
struct ActionProbeTests {
  @Test("the probe tells whether a line means an action in a script")
  func lines() {
    let probe = ActionProbe(FakeState().snapshot)
    let lines = ["tap Compose", "tap compose", "tap Comp", "tap \"Add One\"", "tree", "nonsense"]
    #expect(
      lines.filter { probe.does(.tap(element: 21), when: $0) } == ["tap Compose", "tap compose"]
    )
  }

  @Test("A line of a script means only what scripts understand")
  func scripts() {
    let probe = ActionProbe(FakeState().snapshot)
    #expect(probe.action(of: "click Compose") == .tap(element: 21))
    #expect(probe.action(of: "click Compose", file: "walk") == nil)
    #expect(probe.action(of: "tap Compose", file: "walk") == .tap(element: 21))
  }
}
