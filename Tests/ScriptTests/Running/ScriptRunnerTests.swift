import SceneText
import Script
import Testing

@Suite("ScriptRunner")
struct ScriptRunnerTests {
  private func run(_ text: String, keepsGoing: Bool = false) throws -> ScriptRun {
    let script = try Script(ScriptSource(text, name: "a.nav"))
    let interpreter = Interpreter(driver: FakeApp())
    return ScriptRunner(interpreter: interpreter, keepsGoing: keepsGoing).run(script)
  }

  private func failures(_ run: ScriptRun) -> [String] {
    run.failures.map { step in
      step.lines(TextLayout()).map(\.plain).joined(separator: "\n")
    }
  }

  @Test("a correct script is accepted")
  func right() throws {
    let run = try run("tap \"Books\"\nexpect path count 1")
    #expect(run.verdict == .right)
    #expect(run.steps.count == 2)
  }

  @Test("a run stops at the first failure and reports its position")
  func stops() throws {
    let run = try run("tap \"Books\"\n  expect path count 2\nback")
    #expect(run.verdict == .fallsShort)
    #expect(run.steps.count == 2)
    #expect(
      failures(run) == [
        """
        a.nav:2:3: not as expected
          expected  path count 2
          seen      path count 1, path [.list]
        """
      ]
    )
  }

  @Test("a run continues after a failure on request")
  func keepsGoing() throws {
    let run = try run("back\ndismiss\ntree", keepsGoing: true)
    #expect(run.verdict == .fallsShort)
    #expect(run.steps.count == 3)
    #expect(
      failures(run) == [
        #"a.nav:1:1: "Home" is the root of its stack, so there is no back button"#,
        "a.nav:2:1: there is nothing to dismiss",
      ]
    )
  }

  @Test("a crash counts as a failure, unless the script expects it")
  func crash() throws {
    let unexpected = try run("tap Crash\ntree", keepsGoing: true)
    #expect(unexpected.verdict == .crashed)
    #expect(unexpected.steps.count == 1)
    let expected = try run("tap Crash\nexpect crash\nundo\nexpect screen Home")
    #expect(expected.verdict == .right)
    let denied = try run("tap Crash\nexpect not crash")
    #expect(denied.verdict == .crashed)
  }

  @Test("a run ends at quit")
  func quit() throws {
    #expect(try run("quit\nback").steps.count == 1)
  }
}
