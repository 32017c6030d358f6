import NavUI
import SceneModel
import Testing

@Suite("navigationDestination")
@MainActor
struct DestinationTests {
  @Test("NS-17: a destination matches only its exact type")
  func exactType() throws {
    let app = TestApp(TypesApp.self)
    try app.tap("Optional")
    #expect(app.titles == ["Start"])
    try app.tap("Number")
    #expect(app.titles == ["Start", "Number 5"])
  }

  @Test("NS-18: a link whose value is nil is disabled")
  func nilValue() throws {
    let app = TestApp(TypesApp.self)
    let link = app.screen?.children.first { $0.label == "Nothing" }
    #expect(link?.traits == [.disabled])
  }

  @Test("NS-19: a link outside every stack is disabled")
  func noStack() {
    let app = TestApp(NoStackApp.self)
    #expect(app.screen?.children.map(\.traits) == [[.disabled]])
    #expect(app.rules == ["destination-outside-stack", "link-outside-stack"])
  }

  @Test("NS-23: of two declarations, the declaration nearest to the root counts")
  func nearestToTheRoot() throws {
    let app = TestApp(TwiceApp.self)
    try app.tap("One")
    try app.tap("Two")
    #expect(app.titles == ["Start", "First 1", "First 2"])
    #expect(app.rules == ["duplicate-destination"])
  }

  @Test("NS-26, NS-27: a pushed screen may declare destinations, even for a path set at once")
  func declaredLater() throws {
    let app = TestApp(LaterApp.self)
    try app.tap("Both")
    #expect(app.titles == ["Start", "Number 1", "Text a"])
    #expect(app.rules == [])
  }

  @Test("NS-30: a stack inside a stack is reported")
  func nested() throws {
    let app = TestApp(NestedApp.self)
    #expect(app.rules == [])
    try app.tap("One")
    #expect(app.rules == ["nested-stack"])
  }

  @Test("NS-20: a destination in a list is reported")
  func lazyContainer() {
    #expect(TestApp(LazyApp.self).rules == ["destination-in-lazy-container"])
  }

  @Test("NS-39: a flag pushes and pops, and going back resets it")
  func flag() throws {
    let app = TestApp(FlagApp.self)
    try app.tap("Show")
    #expect(app.titles == ["Start", "Flagged"])
    try app.tap("Hide")
    #expect(app.titles == ["Start"])
    try app.tap("Show")
    try app.back()
    #expect(app.labels == ["Show", "Choose", "shown: false"])
  }

  @Test("NS-40, NS-41: an item pushes, and another item changes the screen in place")
  func item() throws {
    let app = TestApp(FlagApp.self)
    try app.tap("Choose")
    #expect(app.titles == ["Start", "Item 1"])
    try app.tap("Next item")
    #expect(app.titles == ["Start", "Item 2"])
    try app.back()
    #expect(app.titles == ["Start"])
  }
}

private struct TypesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Optional", value: Int??.some(5))
          NavigationLink("Number", value: 5)
          NavigationLink("Nothing", value: Int?.none)
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
      }
    }
  }
}

private struct NoStackApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationLink("Number", value: 5)
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

private struct TwiceApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Two", value: 2)
              .navigationTitle("First \(number)")
              .navigationDestination(for: Int.self) { Text("").navigationTitle("Second \($0)") }
          }
      }
    }
  }
}

private struct LaterApp: App {
  @State private var path = NavigationPath()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        Button("Both") {
          path.append(1)
          path.append("a")
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          Text("")
            .navigationTitle("Number \(number)")
            .navigationDestination(for: String.self) { Text("").navigationTitle("Text \($0)") }
        }
      }
    }
  }
}

private struct NestedApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { _ in
            NavigationStack { Text("inner") }
          }
      }
    }
  }
}

private struct LazyApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          Text("row").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
  }
}

private struct FlagApp: App {
  @State private var isShown = false
  @State private var item: Int?

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Button("Choose") { item = 1 }
          Text("shown: \(isShown)")
        }
        .navigationTitle("Start")
        .navigationDestination(isPresented: $isShown) {
          Button("Hide") { isShown = false }.navigationTitle("Flagged")
        }
        .navigationDestination(item: $item) { number in
          Button("Next item") { item = number + 1 }.navigationTitle("Item \(number)")
        }
      }
    }
  }
}
