import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("NavigationLink")
@MainActor
struct LinkTests {
  @Test("NS-08: the path contains only values, and not screens pushed without a value")
  func kinds() throws {
    let app = TestApp(KindsApp.self)
    try app.tap("Value")
    try app.tap("Closure")
    #expect(app.stack?.path == ["1"])
    #expect(app.titles == ["Start", "Number 1", "Closed"])
    try app.tap("Deeper")
    #expect(app.stack?.path == ["1"])
    #expect(app.titles == ["Start", "Number 1", "Closed", "Deepest"])
    try app.back(3)
    #expect(app.titles == ["Start"])
  }

  @Test("NS-11: on request, a pushed value goes beneath the screens without a value")
  func beneath() throws {
    var fidelity = Fidelity()
    fidelity.valuePush = .goesBeneath
    let app = TestApp(KindsApp.self, fidelity: fidelity)
    try app.tap("Closure")
    try app.tap("Append")
    #expect(app.stack?.path == ["2"])
    #expect(app.titles == ["Start", "Number 2", "Closed"])
    try app.back()
    #expect(app.titles == ["Start", "Number 2"])
    try app.back()
    #expect(app.titles == ["Start"])
  }

  @Test("NS-29: a value that the path cannot hold is reported and not pushed")
  func wrongType() throws {
    let app = TestApp(TypedApp.self)
    try app.tap("Text")
    #expect(app.titles == ["Start"])
    #expect(app.rules == ["wrong-path-type"])
  }

  @Test("NS-35, NS-36: a link makes its destination early, and evaluates it on a tap")
  func destinations() throws {
    let journal = Journal()
    let app = TestApp(EagerApp.self) { EagerApp(journal: journal) }
    #expect(journal.read() == ["init 1", "init 2"])
    try app.tap("Open 2")
    #expect(journal.read().contains("body 2"))
  }

  @Test("NS-37, NS-38: a destination's closure runs when a value is shown, and again on updates")
  func closures() throws {
    let journal = Journal()
    let app = TestApp(ClosureApp.self) { ClosureApp(journal: journal) }
    #expect(journal.read() == [])
    try app.tap("Push")
    #expect(journal.read() == ["screen 1"])
    try app.tap("Update root")
    #expect(journal.read() == ["screen 1"])
  }

  @Test("NS-75: two quick taps push twice")
  func twoTaps() throws {
    let app = TestApp(KindsApp.self)
    let link = try #require(app.screen?.children.first { $0.label == "Value" })
    try app.perform(.tap, on: link.id)
    try app.perform(.tap, on: link.id)
    #expect(app.stack?.path == ["1", "1"])
  }

  @Test("NS-80: a link acts on its own stack, not on another tab's or a sheet's")
  func nearestStack() throws {
    let app = TestApp(TwoStacksApp.self)
    try app.tap("Link A")
    try app.tab("B")
    #expect(app.titles == ["Root B"])
    try app.tap("Link B")
    #expect(app.titles == ["Root B", "Number 2"])
    try app.tap("Sheet")
    try app.tap("Link C")
    #expect(app.titles == ["Root C", "Number 3"])
    try app.dismiss()
    #expect(app.titles == ["Root B", "Number 2"])
    try app.tab("A")
    #expect(app.titles == ["Root A", "Number 1"])
    #expect(app.rules == [])
  }
}

private struct KindsApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Value", value: 1)
          closure
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { closure.navigationTitle("Number \($0)") }
      }
    }
  }

  private var closure: some View {
    NavigationLink("Closure") {
      VStack {
        NavigationLink("Deeper") { Text("").navigationTitle("Deepest") }
        Button("Append") { path.append(2) }
      }
      .navigationTitle("Closed")
    }
  }
}

private struct TypedApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        NavigationLink("Text", value: "a")
          .navigationTitle("Start")
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}

private struct EagerApp: App {
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
        NavigationLink("Open 1") { Noted(number: 1, journal: journal) }
        NavigationLink("Open 2") { Noted(number: 2, journal: journal) }
      }
    }
  }

  private struct Noted: View {
    let number: Int
    let journal: Journal

    init(number: Int, journal: Journal) {
      self.number = number
      self.journal = journal
      journal.note("init \(number)")
    }

    var body: some View {
      journal.note("body \(number)")
      return Text("\(number)")
    }
  }
}

private struct ClosureApp: App {
  @State private var count = 0
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
        VStack {
          NavigationLink("Push", value: 1)
          Text("\(count)")
        }
        .navigationDestination(for: Int.self) { number in
          note("screen \(number)")
          Button("Update root") { count += 1 }
        }
      }
    }
  }

  private func note(_ entry: String) -> some View {
    journal.note(entry)
    return EmptyView()
  }
}

private struct TwoStacksApp: App {
  @State private var isSheet = false

  var body: some Scene {
    WindowGroup {
      TabView {
        stack("A", number: 1).tabItem { Text("A") }
        stack("B", number: 2).tabItem { Text("B") }
      }
      .sheet(isPresented: $isSheet) { stack("C", number: 3) }
    }
  }

  private func stack(_ name: String, number: Int) -> some View {
    NavigationStack {
      NavigationLink("Link \(name)", value: number)
        .navigationTitle("Root \(name)")
        .navigationDestination(for: Int.self) { number in
          Button("Sheet") { isSheet = true }.navigationTitle("Number \(number)")
        }
    }
  }
}
