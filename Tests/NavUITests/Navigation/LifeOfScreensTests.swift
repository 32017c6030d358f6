import NavUI
import Testing

@Suite("life of screens")
@MainActor
struct LifeOfScreensTests {
  @Test("NS-56, NS-57: a covered screen disappears, and appears again on the way back")
  func coverAndReturn() throws {
    let journal = Journal()
    let app = TestApp(LifeApp.self) { LifeApp(journal: journal) }
    #expect(journal.read() == ["root appears"])
    try app.tap("Open 1")
    #expect(Set(journal.read()) == ["1 appears", "root disappears"])
    try app.back()
    #expect(Set(journal.read()) == ["root appears", "1 disappears"])
  }

  @Test("NS-55: a popped screen releases its objects")
  func release() throws {
    let app = TestApp(HoldingApp.self)
    try app.tap("Open")
    #expect(app.objects.count == 1)
    try app.back()
    #expect(app.objects.isEmpty)
  }

  @Test("NS-58: a screen has appeared before it is first shown")
  func beforeFirstFrame() throws {
    let app = TestApp(LifeApp.self) { LifeApp(journal: Journal()) }
    try app.tap("Open 1")
    #expect(app.labels == ["screen 1", "appeared true", "presented true", "Open 2"])
  }

  @Test("NS-60: screens below the top of a deep path appear when they are revealed")
  func deepPath() throws {
    let journal = Journal()
    let app = TestApp(LifeApp.self) { LifeApp(journal: journal, path: [1, 2, 3]) }
    #expect(journal.read() == ["3 appears"])
    try app.back()
    #expect(Set(journal.read()) == ["3 disappears", "2 appears"])
  }

  @Test("NS-61: a screen learns only once that it is presented")
  func isPresented() throws {
    let journal = Journal()
    let app = TestApp(PresentedApp.self) { PresentedApp(journal: journal) }
    #expect(journal.read() == ["root presented false"])
    try app.tap("Push")
    #expect(journal.read() == ["pushed presented true"])
    try app.tap("Deeper")
    try app.back()
    try app.back()
    try app.tap("Sheet")
    #expect(
      journal.read() == [
        "deeper presented true", "deeper presented false", "pushed presented false",
        "sheet presented true",
      ]
    )
  }

  @Test("OB-57: popped screens and closed sheets learn that they are no longer presented")
  func isNoLongerPresented() throws {
    let journal = Journal()
    let app = TestApp(FarewellApp.self) { FarewellApp(journal: journal) }
    try app.tap("Push")
    try app.back()
    #expect(journal.read() == ["screen true to false", "screen gone", "root knows screen"])
    try app.tap("Push old")
    try app.tap("Close")
    #expect(journal.read() == ["old true to false"])
    try app.tap("Sheet")
    try app.dismiss()
    #expect(journal.read() == ["sheet true to false", "sheet dismissed", "root knows sheet"])
    #expect(app.rules == [])
  }

  @Test("NS-77: observation of a path sees links and the back button as well as code")
  func observedPath() throws {
    let app = TestApp(WatchedApp.self)
    try app.tap("Link")
    try app.tap("Append")
    try app.back(2)
    let model = try #require(app.objects.first?.object as? WatchedPath)
    #expect(model.changes == [[1], [1, 2], []])
  }
}

private struct LifeApp: App {
  var journal = Journal()
  @State var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        NavigationLink("Open 1", value: 1)
          .onAppear { journal.note("root appears") }
          .onDisappear { journal.note("root disappears") }
          .navigationDestination(for: Int.self) { LifeScreen(number: $0, journal: journal) }
      }
    }
  }

  init() {}

  init(journal: Journal, path: [Int] = []) {
    self.journal = journal
    _path = State(initialValue: path)
  }
}

private struct LifeScreen: View {
  let number: Int
  let journal: Journal
  @State private var hasAppeared = false
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("screen \(number)")
      Text("appeared \(hasAppeared.description)")
      Text("presented \(isPresented.description)")
      NavigationLink("Open \(number + 1)", value: number + 1)
    }
    .onAppear {
      hasAppeared = true
      journal.note("\(number) appears")
    }
    .onDisappear { journal.note("\(number) disappears") }
  }
}

@Observable
private final class Held {}

private struct HoldingApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("Open", value: 1)
          .navigationDestination(for: Int.self) { _ in HoldingView() }
      }
    }
  }
}

private struct HoldingView: View {
  @State private var held = Held()

  var body: some View { Text("holds") }
}

private struct PresentedApp: App {
  var journal = Journal()
  @State private var hasSheet = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        PresentedView(name: "root", journal: journal) {
          NavigationLink("Push") {
            PresentedView(name: "pushed", journal: journal) {
              NavigationLink("Deeper") {
                PresentedView(name: "deeper", journal: journal) { EmptyView() }
              }
            }
          }
          Button("Sheet") { hasSheet = true }
        }
      }
      .sheet(isPresented: $hasSheet) {
        PresentedView(name: "sheet", journal: journal) { EmptyView() }
      }
    }
  }
}

private struct PresentedView<Content: View>: View {
  let name: String
  let journal: Journal
  @ViewBuilder let content: Content
  @State private var noted: Bool?
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack { content }
      .onChange(of: isPresented, initial: true) {
        guard noted != isPresented else { return }
        noted = isPresented
        journal.note("\(name) presented \(isPresented)")
      }
  }
}

private struct FarewellApp: App {
  var journal = Journal()
  @State private var hasSheet = false
  @State private var gone = ""

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Push") { FarewellView(name: "screen", journal: journal, gone: $gone) }
          NavigationLink("Push old") { OldFarewellView(journal: journal) }
          Button("Sheet") { hasSheet = true }
        }
        .onChange(of: gone) { journal.note("root knows \(gone)") }
      }
      .sheet(isPresented: $hasSheet) {
        journal.note("sheet dismissed")
      } content: {
        FarewellView(name: "sheet", journal: journal, gone: $gone)
      }
    }
  }
}

private struct FarewellView: View {
  let name: String
  let journal: Journal
  @Binding var gone: String
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text(name)
      .onChange(of: isPresented) { old, new in
        journal.note("\(name) \(old) to \(new)")
        gone = name
      }
      .onDisappear { if name == "screen" { journal.note("screen gone") } }
  }
}

private struct OldFarewellView: View {
  let journal: Journal
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    Button("Close") { presentation.wrappedValue.dismiss() }
      .onChange(of: presentation.wrappedValue.isPresented) { old, new in
        journal.note("old \(old) to \(new)")
      }
  }
}

@Observable
private final class WatchedPath {
  var changes: [[Int]] = []
  var path: [Int] = [] {
    didSet { changes.append(path) }
  }
}

private struct WatchedApp: App {
  @State private var model = WatchedPath()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $model.path) {
        NavigationLink("Link", value: 1)
          .navigationDestination(for: Int.self) { _ in
            Button("Append") { model.path.append(2) }
          }
      }
    }
  }
}
