import AppSession
import SceneModel
import Script
import Testing

@Suite("Reenactment")
struct ReenactmentTests {
  private func step(_ title: String, endsApp: Bool = false) -> Step {
    Step(
      action: title.hasSuffix("launch") ? .launch(url: nil) : .wait(seconds: 1),
      title: title,
      result: endsApp ? .ended(.exit(code: 1)) : .done(FakeState().snapshot)
    )
  }

  private func play(_ steps: Step...) -> (titles: [String], play: Reenactment) {
    let app = FakeApp()
    let play = Reenactment(of: steps, in: Interpreter(driver: app))
    return (Array(app.doneTitles.dropFirst()), play)
  }

  private func told(_ play: Reenactment) -> [String] {
    ["\(play.doneCount)", play.obstacle.map { "\($0.title): \($0.failure.message)" } ?? "all"]
      + play.leftOver.map(\.title)
  }

  @Test("all steps are repeated if every step works")
  func all() {
    let (titles, play) = play(step("launch"), step("tap Books"), step("back"))
    #expect(titles == ["launch", "tap Books", "back"])
    #expect(told(play) == ["2", "all"])
  }

  @Test("the repetition stops at the first command that no longer works")
  func obstacle() {
    let (titles, play) = play(step("launch"), step("tap Books"), step("tap Compose"), step("back"))
    #expect(titles == ["launch", "tap Books"])
    #expect(told(play).first == "1")
    #expect(play.obstacle?.title == "tap Compose")
    #expect(play.leftOver.map(\.title) == ["tap Compose", "back"])
  }

  @Test("the repetition continues where the app ended before, even if it no longer ends")
  func ending() {
    let last = play(step("launch"), step("tap Crash", endsApp: true))
    #expect(told(last.play) == ["1", "all"])
    let again = play(step("launch"), step("tap Crash", endsApp: true), step("relaunch"))
    #expect(told(again.play) == ["2", "all"])
    let mended = play(step("launch"), step("tap Books", endsApp: true), step("relaunch"))
    #expect(told(mended.play) == ["2", "all"])
    #expect(last.play.end?.title == "tap Crash")
    #expect(again.play.end == nil && mended.play.end == nil)
  }

  @Test("the repetition stops where the app ends for the first time")
  func crash() {
    let (_, play) = play(step("launch"), step("tap Crash"), step("back"))
    #expect(play.obstacle?.title == "tap Crash")
    #expect(play.leftOver.map(\.title) == ["back"])
  }
}
