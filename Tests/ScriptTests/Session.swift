import SceneText
import Script
import Testing

/// Replays a session with the fake app and records an issue where an output is not as it should be.
func replay(
  _ transcript: String,
  isInteractive: Bool = false,
  state: FakeState = FakeState(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let interpreter = Interpreter(
    driver: FakeApp(state),
    isInteractive: isInteractive,
    naming: isInteractive ? .meant : .exact
  )
  let difference = try Transcript(transcript, name: "transcript").firstDifference { exchange in
    interpreter.output(of: exchange.input).map(\.plain)
  }
  if let difference { Issue.record("\(difference)", sourceLocation: sourceLocation) }
}
