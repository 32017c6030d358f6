import AppSession
import Grading
import Testing

@Suite("Levels of isolation")
struct IsolationTests {
  @Test("The layers of a sandbox decide its level, beginning with the outermost")
  func levels() throws {
    let weak = Isolation(.limitsOnly)
    #expect(weak == Isolation(level: .limits, layers: ["limits"]))
    #expect(weak.sentence == "Sandbox: limits only; the app could read files and start programs.")
    let strong = Isolation(level: .full, layers: ["bubblewrap", "seccomp", "landlock", "limits"])
    #expect(strong.sentence == "Sandbox: full (bubblewrap, seccomp, landlock, limits).")
    // A learner is told of it only where something is wrong with it.
    #expect(weak.isWeak && !strong.isWeak)
    #expect(Isolation(level: .none, layers: []).isWeak)
    try strong.require(.full)
    try weak.require(.limits)
  }

  @Test("A level below the requirement is an error with advice")
  func requirement() {
    let weak = Isolation(.limitsOnly)
    let error = #expect(throws: InsufficientIsolation.self) { try weak.require(.kernel) }
    #expect(
      error?.description
        == "the sandbox on this computer reaches only the level 'limits' (limits), but 'kernel' is required; "
        + "use Linux 5.13 or newer with Landlock and seccomp, or require a lower level"
    )
  }
}
