import NavUI
import Testing

@Suite("Appearance")
@MainActor
struct AppearanceTests {
  @Test("OB-36: an action for the initial value runs each time the view appears")
  func initialValue() throws {
    let journal = Journal()
    let app = TestApp(InitialApp.self) { InitialApp(journal: journal) }
    #expect(journal.read() == ["1 to 1"])
    try app.tap("Add")
    #expect(journal.read() == ["1 to 2", "later"])
    try app.tap("Open")
    #expect(journal.read() == [])
    try app.back()
    #expect(journal.read() == ["2 to 2"])
  }
}

private struct InitialApp: App {
  var journal = Journal()
  @State private var number = 1

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          Button("Add") { number += 1 }
          NavigationLink("Open") { Text("in") }
        }
        .onChange(of: number, initial: true) { journal.note("\($0) to \($1)") }
        .onChange(of: number) { journal.note("later") }
      }
    }
  }
}
