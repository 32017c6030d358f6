import SceneModel
import Testing

@testable import AppSession

@Suite("A run of an app")
struct AppRunTests {
  @Test("a run reports why a launcher failed, even before the first request")
  func earlyEnd() throws {
    let run = try AppRun(
      launch: .fake("unloadable"),
      kept: KeptState(),
      interruption: Interruption()
    )
    while run.console.byteCount == 0 {}
    let outcome = run.perform(.launch(url: nil), step: 0)
    #expect(outcome.ending == .launchFailure("cannot load the app: there is no unloadable"))
  }
}
