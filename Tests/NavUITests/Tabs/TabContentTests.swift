import NavUI
import SceneModel
import Testing

@Suite("Tabs in their own type")
@MainActor
struct TabContentTests {
  @Test("Reads through a binding in a body are tracked")
  func binding() throws {
    let app = TestApp(VotingApp.self)
    #expect(app.focus[1].children.map(\.badge) == [nil, nil])
    try app.tap("Vote")
    #expect(app.focus[1].children.map(\.badge) == [nil, "1"])
    try app.tap("Hide")
    #expect(app.focus[1].children.map { $0.traits.contains(.hidden) } == [false, true])
  }

  @Test("Tabs have their own state, and see the environment and its objects")
  func properties() throws {
    let app = TestApp(VotingApp.self)
    try app.tab("Votes")
    #expect(app.labels == ["0 of the fair", "More"])
    try app.tap("More")
    #expect(app.focus[1].children.map(\.badge) == [nil, "1"])
    #expect(app.labels == ["1 of the fair", "More"])
  }

  @Test("Conditional tabs do not change the places of the others")
  func conditional() throws {
    let app = TestApp(VotingApp.self)
    try app.tap("Guest")
    #expect(app.focus[1].children.map(\.label) == ["Home", "Votes", "Guests"])
    try app.tap("Guest")
    #expect(app.focus[1].children.map(\.label) == ["Home", "Votes"])
  }
}

@MainActor
@Observable
private final class Fair {
  var votes = 0
  var hasGuests = false
  let name = "the fair"
}

private struct VotingApp: App {
  @State private var fair = Fair()
  @State private var isHidden = false

  var body: some Scene {
    WindowGroup {
      Root(fair: fair, isHidden: $isHidden)
        .environment(fair)
    }
  }
}

private struct Root: View {
  let fair: Fair
  @Binding var isHidden: Bool

  var body: some View {
    @Bindable var fair = fair
    TabView {
      Tab("Home", systemImage: "house") {
        Button("Vote") { fair.votes += 1 }
        Button("Hide") { isHidden = true }
        Button("Guest") { fair.hasGuests.toggle() }
      }
      Votes(votes: $fair.votes, isHidden: $isHidden)
    }
  }
}

private struct Votes: TabContent {
  @Binding var votes: Int
  @Binding var isHidden: Bool
  @State private var more = 0
  @Environment(Fair.self) private var fair

  var body: some TabContent<Never> {
    Tab("Votes", systemImage: "star") {
      Text("\(more) of \(fair.name)")
      Button("More") { more += 1 }
    }
    .badge(votes + more)
    .hidden(isHidden)
    if fair.hasGuests {
      Tab("Guests", systemImage: "person") { Text("Guests") }
    }
  }
}
