import NavUI
import SceneModel
import Testing

@Suite("Gestures")
@MainActor
struct GestureTests {
  @Test("a tap ends only gestures that wait for one tap")
  func taps() throws {
    let app = TestApp(GesturesApp.self)
    #expect(app.labels == ["none", "Plain", "High", "Beside", "Either", "Dragged"])
    for label in ["Plain", "High", "Beside", "Either"] {
      let text = try #require(app.screen?.children.last { $0.label == label })
      #expect(text.kind == .text)
      try app.perform(.tap, on: text.id)
      #expect(app.labels.first == label)
    }
    #expect(app.screen?.children.last?.traits == [])
  }

  @Test("a long press ends only gestures that wait for a long press")
  func holds() throws {
    let app = TestApp(GesturesApp.self)
    let text = try #require(app.screen?.children.last { $0.label == "Either" })
    try app.perform(.hold, on: text.id)
    #expect(app.labels.first == "long")
    let plain = try #require(app.screen?.children.last { $0.label == "Plain" })
    #expect(throws: Refusal.self) { try app.perform(.hold, on: plain.id) }
  }

  @Test("a custom gesture plays its body, and values pass through map")
  func bodies() {
    var ended: [String] = []
    let gesture = DoubleTap().map { "twice" }.onEnded { ended.append($0) }
    func play<Played: Gesture>(_ gesture: Played, _ touch: Touch) -> Played.Value? {
      Played.play(gesture, with: touch)
    }
    #expect(play(gesture, .hold) == nil)
    #expect(play(gesture, .tap) == "twice")
    #expect(ended == ["twice"])
    let both = play(TapGesture().simultaneously(with: LongPressGesture()), .hold)
    #expect(both?.first == nil && both?.second == true)
  }
}

private struct DoubleTap: Gesture {
  var body: some Gesture<Void> { TapGesture(count: 2) }
}

private struct GesturesApp: App {
  var body: some Scene { WindowGroup { GesturesView() } }
}

private struct GesturesView: View {
  @State private var last = "none"
  @GestureState private var offset = CGSize.zero

  var body: some View {
    VStack {
      Text(last)
      Text("Plain").gesture(TapGesture().onEnded { last = "Plain" })
      Text("High").highPriorityGesture(TapGesture(count: 2).onEnded { last = "High" })
      Text("Beside").simultaneousGesture(TapGesture().onEnded { last = "Beside" })
      Text("Either").gesture(
        LongPressGesture().onEnded { _ in last = "long" }
          .exclusively(before: TapGesture().onEnded { last = "Either" })
      )
      Text("Dragged").gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation }
          .onEnded { _ in last = "Dragged" }
      )
    }
  }
}
