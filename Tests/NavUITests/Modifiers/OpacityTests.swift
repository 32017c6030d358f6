import NavUI
import Testing

@Suite("opacity")
@MainActor
struct OpacityTests {
  @Test("NS-96: a view with opacity 0 cannot be seen or tapped, but keeps its presentations")
  func transparent() throws {
    let app = TestApp(OpacityApp.self)
    #expect(app.labels == ["Show", "faint", "row"])
    try app.tap("Show")
    #expect(app.labels == ["in a sheet"])
    try app.dismiss()
    #expect(app.labels == ["Show", "seen", "faint", "row"])
  }
}

private struct OpacityApp: App {
  @State private var opacity = 0.0
  @State private var isPresented = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Show") {
          opacity = 1
          isPresented = true
        }
        Text("seen").opacity(opacity)
        Text("faint").opacity(0.1)
        Button("ghost") {}.sheet(isPresented: $isPresented) { Text("in a sheet") }.opacity(0)
        NavigationLink("Hidden link", value: 1).opacity(0)
        List {
          ZStack {
            Text("row")
            NavigationLink("Row link", value: 1).opacity(0)
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }
}
