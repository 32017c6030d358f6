import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("navigationDestination with a flag or an item")
@MainActor
struct PresentedDestinationTests {
  @Test("NS-12: screens of a flag or an item are not in the path")
  func notInThePath() throws {
    let app = TestApp(FlagsApp.self)
    try app.tap("First")
    #expect(app.stack?.path == [])
    #expect(app.titles == ["Start", "First"])
    #expect(app.screen?.traits == [.valueless])
    try app.back()
    try app.tap("Item")
    #expect(app.stack?.path == [])
    #expect(app.titles == ["Start", "Item 1"])
    #expect(app.rules == [])
  }

  @Test("NS-13: a value pushed over such a screen replaces it, resets the flag and is reported")
  func valueOverFlag() throws {
    let app = TestApp(FlagsApp.self)
    try app.tap("First")
    try app.tap("Value")
    #expect(app.titles == ["Start", "Number 7"])
    #expect(app.rules == ["push-over-presented-screen"])
    try app.back()
    #expect(app.labels.contains("first false, second false"))
  }

  @Test("NS-44: two flags of one screen that are both true are reported")
  func twoFlags() throws {
    let app = TestApp(FlagsApp.self)
    try app.tap("Both")
    #expect(app.rules == ["several-destinations"])
  }

  @Test("one flag can replace another in one action")
  func takeover() throws {
    let app = TestApp(FlagsApp.self)
    try app.tap("First")
    try app.tap("Second instead")
    #expect(app.titles == ["Start", "Second"])
    try app.back()
    #expect(app.labels.contains("first false, second false"))
    #expect(app.rules == [])
  }

  @Test("NS-42, NS-43: a chain of flags opens and closes step by step, writing each flag once")
  func chain() throws {
    let journal = Journal()
    let app = TestApp(ChainApp.self) { ChainApp(journal: journal) }
    try app.tap("First")
    try app.tap("Second")
    #expect(app.titles == ["Start", "First", "Second"])
    #expect(journal.read() == ["first true"])
    try app.back()
    #expect(app.titles == ["Start", "First"])
    try app.back()
    #expect(app.titles == ["Start"])
    #expect(journal.read() == ["first false"])
  }
}

private struct FlagsApp: App {
  @State private var path: [Int] = []
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var item: Int?

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          Button("First") { isFirst = true }
          Button("Item") { item = 1 }
          Button("Both") {
            isFirst = true
            isSecond = true
          }
          Text("first \(isFirst), second \(isSecond)")
        }
        .navigationTitle("Start")
        .navigationDestination(isPresented: $isFirst) {
          VStack {
            NavigationLink("Value", value: 7)
            Button("Second instead") {
              isFirst = false
              isSecond = true
            }
          }
          .navigationTitle("First")
        }
        .navigationDestination(isPresented: $isSecond) { Text("").navigationTitle("Second") }
        .navigationDestination(item: $item) { Text("").navigationTitle("Item \($0)") }
        .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
      }
    }
  }
}

private struct ChainApp: App {
  @State private var isFirst = false
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("First") { flag.wrappedValue = true }
          .navigationTitle("Start")
          .navigationDestination(isPresented: flag) { Inner().navigationTitle("First") }
      }
    }
  }

  private var flag: Binding<Bool> {
    Binding(
      get: { isFirst },
      set: { newValue in
        journal.note("first \(newValue)")
        isFirst = newValue
      }
    )
  }

  private struct Inner: View {
    @State private var isSecond = false

    var body: some View {
      Button("Second") { isSecond = true }
        .navigationDestination(isPresented: $isSecond) { Text("").navigationTitle("Second") }
    }
  }
}
