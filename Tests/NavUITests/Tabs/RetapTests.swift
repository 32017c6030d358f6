import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("repeated selections of tabs")
@MainActor
struct RetapTests {
  @Test("TV-15, TV-16: a tap on the selected tab calls the setter, but not onChange")
  func retap() throws {
    let journal = Journal()
    let app = TestApp(RetapApp.self) { RetapApp(journal: journal) }
    try app.tap("Push")
    try app.tab("A")
    #expect(journal.read() == ["set 0"])
    #expect(app.titles == ["A", "Pushed"])
    try app.tab("B")
    #expect(journal.read() == ["set 1", "changed to 1"])
  }

  @Test("TV-17: on request, a tap on the selected tab pops to the root, or does nothing")
  func retapOptions() throws {
    let journal = Journal()
    var fidelity = Fidelity()
    fidelity.retap = .popsToRoot
    let app = TestApp(RetapApp.self, fidelity: fidelity) { RetapApp(journal: journal) }
    try app.tap("Push")
    try app.tab("A")
    #expect(app.titles == ["A"])
    #expect(journal.read() == ["set 0"])
    fidelity.retap = .isIgnored
    let other = TestApp(RetapApp.self, fidelity: fidelity) { RetapApp(journal: journal) }
    try other.tab("A")
    #expect(journal.read() == [])
  }

  @Test("TV-11: a tab's content is built when it is first selected, or at once on request")
  func building() throws {
    let journal = Journal()
    let app = TestApp(BuildingApp.self) { BuildingApp(journal: journal) }
    #expect(journal.read() == ["body A", "appear A"])
    try app.tab("B")
    #expect(journal.read() == ["body B", "appear B"])
    var fidelity = Fidelity()
    fidelity.tabContent = .atOnce
    let eager = TestApp(BuildingApp.self, fidelity: fidelity) { BuildingApp(journal: journal) }
    #expect(journal.read().sorted() == ["appear A", "body A", "body B"])
    try eager.tab("B")
    #expect(journal.read() == ["appear B"])
  }

  @Test("TV-42: switching tabs with a pushed screen keeps path and screen in step")
  func quickTaps() throws {
    let app = TestApp(RetapApp.self)
    for _ in 1...10 {
      try app.tap("Push")
      try app.tab("B")
      try app.tab("A")
      #expect(app.titles == ["A", "Pushed"])
      #expect(app.stack?.path == ["1"])
      try app.back()
    }
  }
}

private struct RetapApp: App {
  @State private var selection = 0
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      TabView(selection: binding) {
        Tab("A", systemImage: "a", value: 0) {
          NavigationStack {
            NavigationLink("Push", value: 1)
              .navigationTitle("A")
              .navigationDestination(for: Int.self) { _ in Text("").navigationTitle("Pushed") }
          }
        }
        Tab("B", systemImage: "b", value: 1) { Text("B") }
      }
      .onChange(of: selection) { journal.note("changed to \(selection)") }
    }
  }

  private var binding: Binding<Int> {
    Binding(
      get: { selection },
      set: { newValue in
        journal.note("set \(newValue)")
        selection = newValue
      }
    )
  }
}

private struct BuildingApp: App {
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("A", systemImage: "a") { Page(name: "A", journal: journal) }
        Tab("B", systemImage: "b") { Page(name: "B", journal: journal) }
      }
    }
  }

  private struct Page: View {
    let name: String
    let journal: Journal

    var body: some View {
      journal.note("body \(name)")
      return Text(name).onAppear { journal.note("appear \(name)") }
    }
  }
}
