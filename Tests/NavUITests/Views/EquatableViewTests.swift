import NavUI
import Testing

@Suite("Equatable views")
@MainActor
struct EquatableViewTests {
  @Test("OB-30: an equatable body is not evaluated again while the new view is equal")
  func equal() throws {
    let app = TestApp(EquatableApp.self)
    #expect(app.labels == ["Tick", "junk 0, taps 0", "Tap", "plain 0"])
    try app.tap("Tick")
    #expect(app.labels == ["Tick", "junk 0, taps 0", "Tap", "plain 1"])
    try app.tap("Tap")
    #expect(app.labels == ["Tick", "junk 0, taps 1", "Tap", "plain 1"])
    try app.tap("Tick")
    try app.tap("Tick")
    #expect(app.labels == ["Tick", "junk 3, taps 1", "Tap", "plain 3"])
  }
}

private struct EquatableApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Button("Tick") { count += 1 }
      Junk(id: count / 3, junk: count).equatable()
      Text("plain \(count)")
    }
  }
}

private struct Junk: View {
  let id: Int
  let junk: Int
  @State private var taps = 0

  var body: some View {
    Text("junk \(junk), taps \(taps)")
    Button("Tap") { taps += 1 }
  }
}

extension Junk: Equatable {
  nonisolated static func == (first: Junk, second: Junk) -> Bool { first.id == second.id }
}
