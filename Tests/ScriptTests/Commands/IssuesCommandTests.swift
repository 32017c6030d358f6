import SceneModel
import Testing

@Suite("issues")
struct IssuesCommandTests {
  @Test("issues says when there are no issues")
  func saysWhenThereAreNone() throws {
    try replay(
      #"""
      > issues
      no issues
      """#
    )
  }

  @Test("issues names each command that explains a catalogue entry once")
  func hints() throws {
    var state = FakeState()
    state.issues = ["nested-stack", "no-such-rule", "shared-path", "nested-stack"].map {
      Issue(rule: $0, severity: .warning, message: "Something is odd.")
    }
    try replay(
      #"""
      > issues
      ! nested-stack
        Something is odd.
      ! no-such-rule
        Something is odd.
      ! shared-path
        Something is odd.
      ! nested-stack
        Something is odd.
      To read more: explain nested-stack, explain shared-path
      """#,
      state: state
    )
  }
}
