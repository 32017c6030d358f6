import NavUI
import OpenCombine
import Testing

@Suite("observation and environment")
@MainActor
struct ObservationRulesTests {
  @Test("OB-06: an object in State lives as long as its view's identity")
  func lifeOfObject() throws {
    let app = TestApp(IdentityApp.self)
    try app.tap("row of 0: 0")
    try app.tap("Redraw")
    #expect(app.labels == ["Redraw", "Renew", "row of 0: 1"])
    try app.tap("Renew")
    #expect(app.labels == ["Redraw", "Renew", "row of 1: 0"])
  }

  @Test("OB-07: State's first value is made with each view value, but only the first is kept")
  func defaultValue() throws {
    let journal = Journal()
    let app = TestApp(SeedApp.self) { SeedApp(journal: journal) }
    try app.tap("Redraw")
    try app.tap("Redraw")
    #expect(journal.read().count == 3)
    #expect(app.labels == ["Redraw", "seed 1"])
  }

  @Test("OB-08: a view is refreshed only for the properties that its body has read")
  func readProperties() throws {
    let counter = EvaluationCounter()
    let app = TestApp(PropertiesApp.self) { PropertiesApp(counter: counter) }
    counter.reset()
    try app.tap("Unread")
    #expect(counter.counts == [:])
    try app.tap("Read")
    #expect(counter.counts == ["reader": 1])
  }

  @Test("OB-09: dynamic properties do not work in a plain class")
  func propertiesOfClass() throws {
    let app = TestApp(PlainClassApp.self)
    try app.tap("Add")
    #expect(app.labels == ["Add", "state 0, level 0"])
  }

  @Test("OB-10: changing any kind of state while a body is evaluated is reported")
  func changeDuringBody() throws {
    for kind in ["State", "Observable", "ObservableObject"] {
      let app = TestApp(ChangingApp.self)
      try app.tap(kind)
      #expect(app.rules == ["state-change-during-update"], "\(kind)")
    }
  }

  @Test("OB-11: an onChange that endlessly writes its own value is stopped and named")
  func ownValue() throws {
    let app = TestApp(OwnValueApp.self)
    try app.tap("Once")
    #expect(app.labels.last == "1 then 2")
    #expect(app.rules == [])
    try app.tap("For ever")
    #expect(app.rules == ["update-loop"])
  }

  @Test("OB-12, OB-13: onChange compares values, and runs for the first value only on request")
  func comparing() throws {
    let journal = Journal()
    let app = TestApp(ComparingApp.self) { ComparingApp(journal: journal) }
    #expect(journal.read() == ["initial 0 0"])
    try app.tap("Same")
    #expect(journal.read() == [])
    try app.tap("Other")
    #expect(Set(journal.read()) == ["0 to 1", "plain", "initial 0 1"])
  }

  @Test("OB-14: State can be written from any thread")
  func anyThread() async throws {
    let app = TestApp(ThreadApp.self)
    try app.tap("Write")
    for _ in 0..<60_000 where app.labels.last != "written" {
      try await Task.sleep(for: .milliseconds(10))
      app.look()
    }
    #expect(app.labels.last == "written")
    #expect(app.rules == [])
  }
}

@Observable
private final class Router {
  var name: String
  var path: [Int] = []
  var unread = 0

  init(name: String = "router") { self.name = name }
}

private struct IdentityApp: App {
  @State private var redraws = 0
  @State private var identity = 0

  var body: some Scene {
    WindowGroup {
      Button("Redraw") { redraws += 1 }
      Button("Renew") { identity += 1 }
      IdentityRow(redraws: redraws, identity: identity).id(identity)
    }
  }
}

private struct IdentityRow: View {
  let redraws: Int
  let identity: Int
  @State private var router = Router()

  var body: some View {
    Button("row of \(identity): \(router.unread)") { router.unread += 1 }
  }
}

private struct SeedApp: App {
  var journal = Journal()
  @State private var redraws = 0

  var body: some Scene {
    WindowGroup {
      Button("Redraw") { redraws += 1 }
      SeedView(redraws: redraws, journal: journal)
    }
  }
}

private struct SeedView: View {
  let redraws: Int
  @State private var seed: Int

  init(redraws: Int, journal: Journal) {
    self.redraws = redraws
    journal.note("seed")
    _seed = State(initialValue: journal.entries.count)
  }

  var body: some View { Text("seed \(seed)") }
}

private struct PropertiesApp: App {
  var counter = EvaluationCounter()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      Button("Unread") { router.unread += 1 }
      Button("Read") { router.name += "!" }
      PropertiesView(router: router, counter: counter)
    }
  }
}

private struct PropertiesView: View {
  let router: Router
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("reader")
    Text(router.name)
  }
}

@MainActor
private final class PlainClass {
  @State var state = 0
  @Environment(\.plainLevel) var level
}

private struct PlainClassApp: App {
  private let plain = PlainClass()
  @State private var redraws = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Add") {
          plain.state += 1
          redraws += 1
        }
        Text("state \(plain.state), level \(plain.level)").id(redraws)
      }
      .environment(\.plainLevel, 3)
    }
  }
}

private final class OldCount: ObservableObject {
  @Published var count = 0
}

private struct ChangingApp: App {
  @State private var kind = ""
  @State private var count = 0
  @State private var router = Router()
  @StateObject private var old = OldCount()

  var body: some Scene {
    WindowGroup {
      Button("State") { kind = "State" }
      Button("Observable") { kind = "Observable" }
      Button("ObservableObject") { kind = "ObservableObject" }
      Text("\(count) \(router.unread) \(old.count)")
      ChangingView(kind: kind, count: $count, router: router, old: old)
    }
  }
}

private struct ChangingView: View {
  let kind: String
  @Binding var count: Int
  let router: Router
  let old: OldCount

  var body: some View { Text(change()) }

  private func change() -> String {
    switch kind {
    case "State" where count == 0: count = 1
    case "Observable" where router.unread == 0: router.unread = 1
    case "ObservableObject" where old.count == 0: old.count = 1
    default: break
    }
    return kind
  }
}

private struct OwnValueApp: App {
  @State private var once = 0
  @State private var forever = 0
  @State private var log = ""

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Once") { once = 1 }
        Button("For ever") { forever = 1 }
        Text(log)
      }
      .onChange(of: once) { old, new in
        log += log.isEmpty ? "\(new)" : " then \(new)"
        once = min(new + 1, 2)
      }
      .onChange(of: forever) { forever += 1 }
    }
  }
}

private struct ComparingApp: App {
  var journal = Journal()
  @State private var number = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Same") { number = number + 0 }
        Button("Other") { number = 1 }
      }
      .onChange(of: number) { old, new in journal.note("\(old) to \(new)") }
      .onChange(of: number) { journal.note("plain") }
      .onChange(of: number, initial: true) { old, new in journal.note("initial \(old) \(new)") }
    }
  }
}

private struct ThreadApp: App {
  @State private var text = "unwritten"

  var body: some Scene {
    WindowGroup {
      Button("Write") {
        let binding = $text
        Thread.detachNewThread { binding.wrappedValue = "written" }
      }
      Text(text)
    }
  }
}

extension EnvironmentValues {
  fileprivate var plainLevel: Int {
    get { self[PlainLevelKey.self] }
    set { self[PlainLevelKey.self] = newValue }
  }
}

private struct PlainLevelKey: EnvironmentKey {
  static let defaultValue = 0
}
