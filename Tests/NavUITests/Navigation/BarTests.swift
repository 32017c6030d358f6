import NavUI
import SceneModel
import Testing

@Suite("navigation bar, back button and dismiss")
@MainActor
struct BarTests {
  @Test("NS-67, NS-68: the bar has the top screen's title, and the outer or first title counts")
  func titles() throws {
    let app = TestApp(TitlesApp.self)
    #expect(app.titles == ["Outer"])
    try app.tap("Next")
    #expect(app.titles == ["Outer", "First of two"])
  }

  @Test("NS-70: a hidden back button disables the swipe back, but dismiss still works")
  func hiddenButton() throws {
    let app = TestApp(HiddenApp.self)
    try app.tap("Button")
    #expect(app.screen?.traits == [.backButtonHidden, .valueless])
    #expect(throws: Refusal.self) { try app.back() }
    try app.tap("Leave")
    #expect(app.titles == ["Start"])
  }

  @Test("NS-71: a hidden bar disables the swipe back, however it is hidden")
  func hiddenBar() throws {
    for label in ["Bar", "Old bar", "Newer bar"] {
      let app = TestApp(HiddenApp.self)
      try app.tap(label)
      #expect(app.screen?.traits == [.navigationBarHidden, .valueless])
      #expect(throws: Refusal.self) { try app.back() }
      try app.tap("Leave")
      #expect(app.titles == ["Start"])
    }
  }

  @Test("an inner modifier does not hide a bar that an outer modifier shows")
  func shownBar() throws {
    let app = TestApp(HiddenApp.self)
    try app.tap("Shown bar")
    #expect(app.screen?.traits == [.valueless])
    try app.back()
    #expect(app.titles == ["Start"])
  }

  @Test("NS-72: the back button's menu pops several screens, and writes the path once")
  func menu() throws {
    let journal = Journal()
    let app = TestApp(DeepApp.self) { DeepApp(journal: journal) }
    try app.back(2)
    #expect(app.titles == ["Start", "Number 1"])
    #expect(journal.read() == ["path [1]"])
  }

  @Test("NS-63: dismiss does nothing if nothing is presented")
  func dismissAtRoot() throws {
    let app = TestApp(HiddenApp.self)
    try app.tap("Leave")
    #expect(app.titles == ["Start"])
    #expect(app.rules == [])
  }

  @Test("NS-64: dismiss acts on the screen where it was read, and not where it is called")
  func dismissOfThePresenter() throws {
    let app = TestApp(PassedApp.self)
    try app.tap("Push")
    try app.tap("Present")
    try app.tap("Leave the presenter")
    #expect(app.titles == ["Start"])
    #expect(app.labels == ["Push"])
  }
}

private struct Leave: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") { dismiss() }
  }
}

private struct TitlesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Next") {
            VStack {
              Text("").navigationTitle("First of two")
              Text("").navigationTitle("Second of two")
            }
          }
        }
        .navigationTitle("Inner")
        .navigationTitle("Outer")
      }
      .navigationTitle("Outside")
    }
  }
}

private struct HiddenApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          Leave()
          NavigationLink("Button") { Leave().navigationBarBackButtonHidden() }
          NavigationLink("Bar") { Leave().toolbar(.hidden, for: .navigationBar) }
          NavigationLink("Old bar") { Leave().navigationBarHidden(true) }
          NavigationLink("Newer bar") { Leave().toolbarVisibility(.hidden) }
          NavigationLink("Shown bar") {
            Leave()
              .toolbar(.hidden, for: .navigationBar, .bottomBar)
              .toolbar(.visible, for: .navigationBar)
          }
        }
        .navigationTitle("Start")
      }
    }
  }
}

private struct DeepApp: App {
  @State private var path = [1, 2, 3]
  private let journal: Journal

  init() {
    self.init(journal: Journal())
  }

  init(journal: Journal) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Text("")
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
      }
      .onChange(of: path) { journal.note("path \(path)") }
    }
  }
}

private struct PassedApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Push") { Presenter() }.navigationTitle("Start")
      }
    }
  }

  private struct Presenter: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isPresented = false

    var body: some View {
      Button("Present") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          Button("Leave the presenter") { dismiss() }
        }
    }
  }
}
