import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("NavigationStack")
@MainActor
struct NavigationStackTests {
  @Test("NS-01, NS-02: the root is not in the path, links append, and back removes")
  func linkAndBack() throws {
    let app = TestApp(TypedApp.self)
    #expect(app.stack?.path == [])
    #expect(app.titles == ["Trails"])
    try app.tap("Ridge")
    #expect(app.stack?.path == [".trail(2)"])
    #expect(app.titles == ["Trails", "Trail 2"])
    try app.back()
    #expect(app.stack?.path == [])
    #expect(app.titles == ["Trails"])
  }

  @Test("NS-04: assigning an array shows its last value, and back leads to the others")
  func deepLink() throws {
    let app = TestApp(TypedApp.self)
    try app.tap("Jump")
    #expect(app.titles == ["Trails", "Trail 1", "About"])
    try app.back()
    #expect(app.titles == ["Trails", "Trail 1"])
  }

  @Test("NS-45: removing a value from the middle keeps the screen on top")
  func removeFromTheMiddle() throws {
    let app = TestApp(TypedApp.self)
    try app.tap("Jump")
    let top = app.screen?.id
    try app.tap("Drop first")
    #expect(app.titles == ["Trails", "About"])
    #expect(app.screen?.id == top)
  }

  @Test("NS-09: a link that brings its own screen does not change the path")
  func closureLink() throws {
    let app = TestApp(TypedApp.self)
    try app.tap("Help")
    #expect(app.stack?.path == [])
    #expect(app.titles == ["Trails", "Help"])
    #expect(app.screen?.traits == [.valueless])
    try app.back()
    #expect(app.titles == ["Trails"])
  }

  @Test("NS-10: pushing a value removes the screens that were pushed without a value")
  func valueAfterClosureLink() throws {
    let app = TestApp(TypedApp.self)
    try app.tap("Help")
    try app.tap("Go on")
    #expect(app.titles == ["Trails", "About"])
  }

  @Test("NS-14, NS-15: a link without a destination does nothing and is reported")
  func missingDestination() throws {
    let app = TestApp(MixedApp.self)
    try app.tap("Nowhere")
    #expect(app.titles == ["Start"])
    #expect(app.rules == ["missing-destination"])
  }

  @Test("NS-28: a value without a destination counts, but its screen is missing")
  func missingScreen() throws {
    let app = TestApp(MixedApp.self)
    try app.tap("Append a number")
    #expect(app.stack?.path == ["3.5"])
    #expect(app.screen?.traits == [.missingDestination])
    #expect(app.rules == ["missing-destination"])
  }

  @Test("NS-54, NS-55: a covered screen keeps its state, and a popped screen loses its state")
  func stateOfScreens() throws {
    let app = TestApp(MixedApp.self)
    try app.tap("One")
    try app.tap("Count")
    try app.tap("Deeper")
    try app.back()
    #expect(app.labels.contains("1 times"))
    try app.back()
    try app.tap("One")
    #expect(app.labels.contains("0 times"))
  }

  @Test("NS-62: dismiss pops the screen in which it was read")
  func dismiss() throws {
    let app = TestApp(MixedApp.self)
    try app.tap("One")
    try app.tap("Leave")
    #expect(app.titles == ["Start"])
    #expect(app.stack?.path == [])
  }
}

private enum Place: Hashable {
  case trail(Int)
  case about
}

private struct TypedApp: App {
  @State private var path: [Place] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Ridge", value: Place.trail(2))
          Button("Jump") { path = [.trail(1), .about] }
          NavigationLink("Help") {
            Button("Go on") { path.append(.about) }.navigationTitle("Help")
          }
        }
        .navigationTitle("Trails")
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .trail(let number): Text("Trail").navigationTitle("Trail \(number)")
          case .about: Button("Drop first") { path.remove(at: 0) }.navigationTitle("About")
          }
        }
      }
    }
  }
}

private struct MixedApp: App {
  @State private var path = NavigationPath()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Nowhere", value: "text")
          Button("Append a number") { path.append(3.5) }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          CounterScreen(number: number)
        }
      }
    }
  }
}

private struct CounterScreen: View {
  let number: Int
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(count) times")
      Button("Count") { count += 1 }
      NavigationLink("Deeper", value: number + 1)
      Button("Leave") { dismiss() }
    }
  }
}
