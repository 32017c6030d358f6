import NavUI
import Testing

@Suite("ViewGraph")
@MainActor
struct ViewGraphTests {
  @Test("only the views that read a value are evaluated again, each of them once")
  func dependencies() throws {
    let counter = EvaluationCounter()
    let app = TestApp(CountedApp.self) { CountedApp(counter: counter) }
    #expect(counter.counts == ["root": 1, "reader": 1, "plain": 1])
    counter.reset()
    try app.tap("Add")
    #expect(app.labels == ["Add", "Rename", "1", "plain"])
    #expect(counter.counts == ["root": 1, "reader": 1])
  }

  @Test("a property of an observable object refreshes only its readers")
  func observation() throws {
    let counter = EvaluationCounter()
    let app = TestApp(CountedApp.self) { CountedApp(counter: counter) }
    counter.reset()
    try app.tap("Rename")
    #expect(app.labels == ["Add", "Rename", "0", "renamed"])
    #expect(counter.counts == ["plain": 1])
  }

  @Test("NavLab stops and names views that change state forever")
  func updateLoop() throws {
    let app = TestApp(EndlessApp.self)
    try app.tap("Start")
    #expect(app.rules == ["update-loop"])
  }

  @Test("NS-51: changing state while a body is evaluated is reported")
  func changeDuringUpdate() {
    let app = TestApp(CarelessApp.self)
    #expect(app.rules == ["state-change-during-update"])
    #expect(app.labels.count == 1)
  }

  @Test("an environment value reaches its readers through skipped views")
  func environment() throws {
    let app = TestApp(EnvironmentApp.self)
    #expect(app.labels == ["Add", "level 0"])
    try app.tap("Add")
    #expect(app.labels == ["Add", "level 1"])
  }

  @Test("rows keep their state when other rows are added and removed")
  func identity() throws {
    let app = TestApp(RowsApp.self)
    try app.tap("row 2: 0")
    try app.tap("Insert")
    #expect(app.labels == ["Insert", "row 9: 0", "row 1: 0", "row 2: 1"])
  }

  @Test("onChange gets the old and the new value, once per update")
  func onChange() throws {
    let app = TestApp(ChangeApp.self)
    try app.tap("Twice")
    #expect(app.labels == ["Twice", "0 to 2"])
  }
}

@Observable
private final class Model {
  var name = "plain"
}

private struct CountedApp: App {
  var counter = EvaluationCounter()

  var body: some Scene {
    WindowGroup { Root(counter: counter) }
  }
}

private struct Root: View {
  let counter: EvaluationCounter
  @State private var number = 0
  @State private var model = Model()

  var body: some View {
    let _ = counter.count("root")
    VStack {
      Button("Add") { number += 1 }
      Button("Rename") { model.name = "renamed" }
      Reader(number: number, counter: counter)
      Plain(model: model, counter: counter)
    }
  }
}

private struct Reader: View {
  let number: Int
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("reader")
    Text("\(number)")
  }
}

private struct Plain: View {
  let model: Model
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("plain")
    Text(model.name)
  }
}

private struct EndlessApp: App {
  @State private var number = 0

  var body: some Scene {
    WindowGroup {
      Button("Start") { number = 1 }
        .onChange(of: number) { number += 1 }
    }
  }
}

private struct CarelessApp: App {
  @State private var number = 0

  var body: some Scene {
    WindowGroup { Text(change()) }
  }

  private func change() -> String {
    if number < 3 { number += 1 }
    return "text"
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct EnvironmentApp: App {
  @State private var level = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Add") { level += 1 }
        Middle()
      }
      .environment(\.level, level)
    }
  }
}

private struct Middle: View {
  var body: some View { Bottom() }
}

private struct Bottom: View {
  @Environment(\.level) private var level

  var body: some View { Text("level \(level)") }
}

private struct RowsApp: App {
  @State private var numbers = [1, 2]

  var body: some Scene {
    WindowGroup {
      List {
        Button("Insert") { numbers.insert(9, at: 0) }
        ForEach(numbers, id: \.self) { Row(number: $0) }
      }
    }
  }
}

private struct Row: View {
  let number: Int
  @State private var taps = 0

  var body: some View {
    Button("row \(number): \(taps)") { taps += 1 }
  }
}

private struct ChangeApp: App {
  @State private var number = 0
  @State private var log = ""

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Twice") {
          number += 1
          number += 1
        }
        Text(log)
      }
      .onChange(of: number) { old, new in log = "\(old) to \(new)" }
    }
  }
}
