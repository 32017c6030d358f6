import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("rules about stacks that apps often break")
@MainActor
struct StackRulesTests {
  @Test("NS-22: a destination declared on the stack itself is ignored and reported")
  func outside() throws {
    let app = TestApp(OutsideApp.self)
    #expect(app.rules == ["destination-outside-stack"])
    try app.tap("One")
    #expect(app.stack?.children.count == 1)
  }

  @Test("NS-24: of two destinations on one view, the last modifier wins, with a report")
  func sameView() throws {
    let app = TestApp(SameViewApp.self)
    try app.tap("One")
    #expect(app.titles == ["Start", "Last 1"])
    #expect(app.rules == ["duplicate-destination"])
  }

  @Test("NS-30, NS-31: an inner stack with a path of another type is reported but not fatal")
  func nested() throws {
    let app = TestApp(NestedApp.self)
    #expect(app.rules == ["nested-stack"])
    let inner = try #require(app.screen?.children.first)
    let link = try #require(inner.children.first?.children.first)
    try app.perform(.tap, on: link.id)
    #expect(app.titles == ["Outer"])
    #expect(app.screen?.children.first?.children.map(\.label) == ["Inner", "Inner 1"])
    #expect(app.rules == ["nested-stack"])
  }

  @Test("NS-32: a stack in each tab and in each sheet is valid")
  func supportedShapes() throws {
    let app = TestApp(ShapesApp.self)
    try app.tap("Sheet")
    #expect(app.titles == ["Sheet"])
    try app.dismiss()
    try app.tab("B")
    #expect(app.titles == ["B"])
    #expect(app.rules == [])
  }

  @Test("TV-12: two stacks bound to one path show the same screens, with a report")
  func sharedPath() throws {
    let app = TestApp(SharedApp.self)
    try app.tap("Link")
    #expect(app.titles == ["A", "Number 1"])
    #expect(app.rules == [])
    try app.tab("B")
    #expect(app.titles == ["B", "Number 1"])
    #expect(app.rules == ["shared-path"])
    try app.back()
    try app.tab("A")
    #expect(app.titles == ["A"])
  }

  @Test("two stacks bound to one path of an object are also reported")
  func sharedRouter() throws {
    let app = TestApp(SharedRouterApp.self)
    #expect(app.rules == ["shared-path"])
  }

  @Test("NS-50: a path that its own onChange changes again is reported")
  func changeInChange() throws {
    let app = TestApp(ChangingApp.self)
    #expect(app.rules == [])
    try app.tap("Link 1")
    #expect(app.titles == ["Start", "Number 1", "Number 2"])
    #expect(app.rules == ["several-path-changes"])
  }

  @Test("NS-49: many consecutive writes keep path and screens in step")
  func quickWrites() throws {
    let app = TestApp(ChangingApp.self)
    try app.tap("Link 9")
    for _ in 1...20 {
      try app.back()
      try app.tap("Link 9")
    }
    #expect(app.titles == ["Start", "Number 9"])
    #expect(app.stack?.path == ["9"])
  }
}

private struct OutsideApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("One", value: 1)
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

private struct SameViewApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { Text("").navigationTitle("First \($0)") }
          .navigationDestination(for: Int.self) { Text("").navigationTitle("Last \($0)") }
      }
    }
  }
}

private struct NestedApp: App {
  @State private var outer: [String] = []
  @State private var inner: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $outer) {
        NavigationStack(path: $inner) {
          NavigationLink("Inner link", value: 1)
            .navigationTitle("Inner")
            .navigationDestination(for: Int.self) { Text("").navigationTitle("Inner \($0)") }
        }
        .navigationTitle("Outer")
      }
    }
  }
}

private struct ShapesApp: App {
  @State private var isSheet = false

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack {
          Button("Sheet") { isSheet = true }.navigationTitle("A")
        }
        .tabItem { Text("A") }
        NavigationStack { Text("").navigationTitle("B") }.tabItem { Text("B") }
      }
      .sheet(isPresented: $isSheet) {
        NavigationStack { Text("").navigationTitle("Sheet") }
      }
    }
  }
}

private struct SharedApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      TabView {
        stack("A").tabItem { Text("A") }
        stack("B").tabItem { Text("B") }
      }
    }
  }

  private func stack(_ title: String) -> some View {
    NavigationStack(path: $path) {
      NavigationLink("Link", value: 1)
        .navigationTitle(title)
        .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
    }
  }
}

@Observable
@MainActor
private final class Router {
  var path = NavigationPath()
}

private struct SharedRouterApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      VStack {
        NavigationStack(path: $router.path) { Text("A") }
        NavigationStack(path: $router.path) { Text("B") }
      }
    }
  }
}

private struct ChangingApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Link 1", value: 1)
          NavigationLink("Link 9", value: 9)
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
      }
      .onChange(of: path) {
        if path == [1] { path = [1, 2] }
      }
    }
  }
}
