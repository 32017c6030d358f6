import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("a stack and its path")
@MainActor
struct PathTests {
  @Test("NS-05: a path that is not empty at first gives a deep stack")
  func deepStart() throws {
    let app = TestApp(NumbersApp<[Int]>.self) { NumbersApp(path: [1, 2]) }
    #expect(app.titles == ["Start", "Number 1", "Number 2"])
    try app.back()
    #expect(app.titles == ["Start", "Number 1"])
  }

  @Test("NS-03: the path may be any collection of hashable values")
  func collections() throws {
    try expectPushAndBack(TestApp(NumbersApp<[Int]>.self), type: "[Int]")
    try expectPushAndBack(TestApp(NumbersApp<ArraySlice<Int>>.self), type: "[Int]")
    try expectPushAndBack(TestApp(NumbersApp<ContiguousArray<Int>>.self), type: "[Int]")
    try expectPushAndBack(TestApp(MixedApp.self), type: "NavigationPath")
  }

  private func expectPushAndBack(_ app: TestApp, type: String) throws {
    #expect(app.stack?.pathType == type)
    try app.tap("Link 7")
    #expect(app.stack?.path == ["7"])
    #expect(app.titles == ["Start", "Number 7"])
    try app.back()
    #expect(app.stack?.path == [])
  }

  @Test("NS-06, NP-30: values appended in one action are shown together")
  func severalAppends() throws {
    let journal = Journal()
    let app = TestApp(MixedApp.self) { MixedApp(journal: journal) }
    try app.tap("Both")
    #expect(app.titles == ["Start", "Number 1", "Text a"])
    #expect(app.rules == [])
    #expect(journal.read() == ["path 2"])
  }

  @Test("NP-08, NP-14: a new empty path pops to the root, and a changed copy does nothing")
  func emptyPath() throws {
    let app = TestApp(MixedApp.self)
    try app.tap("Both")
    try app.tap("Copy")
    #expect(app.titles == ["Start", "Number 1", "Text a"])
    try app.tap("Clear")
    #expect(app.titles == ["Start"])
    #expect(app.stack?.path == [])
  }

  @Test("NS-46: truncating the path pops to that level in one step")
  func truncation() throws {
    let journal = Journal()
    let app = TestApp(NumbersApp<[Int]>.self) { NumbersApp(path: [1, 2, 3], journal: journal) }
    let first = app.stack?.children[1].id
    try app.tap("Drop two")
    #expect(app.titles == ["Start", "Number 1"])
    #expect(app.screen?.id == first)
    #expect(journal.read() == ["path [1]"])
  }

  @Test("NP-15: an equal value pushed twice has two screens with separate state")
  func equalValues() throws {
    let app = TestApp(NumbersApp<[Int]>.self) { NumbersApp(path: [1, 1]) }
    try app.tap("count 0")
    #expect(app.labels.contains("count 1"))
    try app.back()
    #expect(app.labels.contains("count 0"))
  }

  @Test("NS-48: a value replaced by another of its type gets a new screen with fresh state")
  func replacement() throws {
    let app = TestApp(NumbersApp<[Int]>.self) { NumbersApp(path: [1]) }
    try app.tap("count 0")
    try app.tap("Replace")
    #expect(app.titles == ["Start", "Number 9"])
    #expect(app.labels.contains("count 0"))
  }

  @Test("NS-53: another id rebuilds the stack, at the depth of its bound path")
  func identity() throws {
    let app = TestApp(IdentityApp.self)
    try app.tap("Push")
    try app.tap("count 0")
    try app.tap("New id")
    #expect(app.titles == ["Start", "Number 1"])
    #expect(app.labels == ["count 0", "New id"])
    #expect(app.rules == [])
  }

  @Test("NS-53: without a bound path, a rebuilt stack is at its root")
  func privateIdentity() throws {
    let app = TestApp(PrivateApp.self)
    try app.tap("Value")
    try app.tap("New id")
    #expect(app.titles == ["Start"])
  }

  @Test("NS-07: without a path, the stack keeps a private path, which records only values")
  func privatePath() throws {
    let app = TestApp(PrivateApp.self)
    #expect(app.stack?.pathType == nil)
    try app.tap("Value")
    #expect(app.stack?.path == ["1"])
    try app.back()
    try app.tap("Closure")
    #expect(app.stack?.path == [])
    #expect(app.titles == ["Start", "Closed"])
  }

  @Test("NP-29: the path holds the value as it was at the push")
  func copies() throws {
    let app = TestApp(RecipesApp.self)
    try app.tap("Soup")
    #expect(app.labels == ["pushed as Soup", "now called Soup", "Rename"])
    try app.tap("Rename")
    #expect(app.labels == ["pushed as Soup", "now called Stew", "Rename"])
  }

  @Test("NS-81: a path that no visible stack is bound to counts, but shows nothing")
  func unbound() throws {
    let app = TestApp(RouterApp.self)
    try app.tap("Go")
    #expect(app.titles == ["Start"])
    #expect(app.labels == ["Go", "other count 1"])
  }

  @Test("NS-52: a stack that replaces another view and sets its path starts deep")
  func rootAndPath() throws {
    let app = TestApp(LoginApp.self)
    try app.tap("Log in")
    #expect(app.titles == ["Home", "Number 5"])
  }

  @Test("NP-17: requesting the codable form of a path that has none is reported with the type")
  func codable() throws {
    let app = TestApp(SavingApp.self)
    try app.tap("Save")
    #expect(app.labels.contains("saved: 4 bytes"))
    #expect(app.issues.map(\.rule) == ["path-not-codable"])
    #expect(app.issues.first?.message.contains("a value of type NavUITests.") == true)
    #expect(app.issues.first?.message.contains("Secret was not appended as Codable") == true)
  }
}

private struct NumbersApp<Path>: App
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element == Int
{
  @State private var path: Path
  private let journal: Journal?

  init() {
    self.init(path: Path())
  }

  init(path: Path, journal: Journal? = nil) {
    _path = State(initialValue: path)
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        NavigationLink("Link 7", value: 7)
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter()
              Button("Drop two") { path.removeLast(2) }
              Button("Replace") { path = Path([9]) }
            }
            .navigationTitle("Number \(number)")
          }
      }
      .onChange(of: Array(path)) { journal?.note("path \(Array(path))") }
    }
  }
}

private struct MixedApp: App {
  @State private var path = NavigationPath()
  private let journal: Journal?

  init() {
    self.init(journal: nil)
  }

  init(journal: Journal?) {
    self.journal = journal
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Link 7", value: 7)
          Button("Both") {
            path.append(1)
            path.append("a")
          }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
        .navigationDestination(for: String.self) { text in
          VStack {
            Button("Copy") {
              var copy = path
              copy.append(2)
            }
            Button("Clear") { path = NavigationPath() }
          }
          .navigationTitle("Text \(text)")
        }
      }
      .onChange(of: path) { journal?.note("path \(path.count)") }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

private struct IdentityApp: App {
  @State private var path: [Int] = []
  @State private var id = 0

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        NavigationLink("Push", value: 1)
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter()
              Button("New id") { id += 1 }
            }
            .navigationTitle("Number \(number)")
          }
      }
      .id(id)
    }
  }
}

private struct PrivateApp: App {
  @State private var id = 0

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Value", value: 1)
          NavigationLink("Closure") { Text("").navigationTitle("Closed") }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          Button("New id") { id += 1 }.navigationTitle("Number \(number)")
        }
      }
      .id(id)
    }
  }
}

private struct Recipe: Hashable, Identifiable {
  let id: Int
  var name: String
}

private struct RecipesApp: App {
  @State private var recipes = [Recipe(id: 1, name: "Soup")]

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        ForEach(recipes) { NavigationLink($0.name, value: $0) }
          .navigationDestination(for: Recipe.self) { recipe in
            VStack {
              Text("pushed as \(recipe.name)")
              Text("now called \(recipes[0].name)")
              Button("Rename") { recipes[0].name = "Stew" }
            }
          }
      }
    }
  }
}

@Observable
@MainActor
private final class Router {
  var path: [Int] = []
}

private struct RouterApp: App {
  @State private var shown = Router()
  @State private var other = Router()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $shown.path) {
        VStack {
          Button("Go") { other.path.append(1) }
          Text("other count \(other.path.count)")
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }
}

private struct LoginApp: App {
  @State private var isIn = false
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      if isIn {
        NavigationStack(path: $path) {
          Text("Home")
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { Text("").navigationTitle("Number \($0)") }
        }
      } else {
        Button("Log in") {
          isIn = true
          path = [5]
        }
      }
    }
  }
}

private struct Secret: Hashable {}

private struct SavingApp: App {
  @State private var path = NavigationPath()
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Save") {
          path.append(1)
          path.append(Secret())
          let data = try? JSONEncoder().encode(path.codable)
          text = "saved: \(data?.count ?? 0) bytes"
        }
        Text(text)
      }
    }
  }
}
