import NavUI
import OpenCombine
import Testing

@Suite("ObservableObject")
@MainActor
struct ObservableObjectTests {
  @Test("a change refreshes exactly the views that observe the object, even if they read nothing")
  func readers() throws {
    let counter = EvaluationCounter()
    let app = TestApp(CounterApp.self) { CounterApp(counter: counter) }
    #expect(counter.counts == ["owner": 1, "observed": 1, "injected": 1, "plain": 1])
    counter.reset()
    try app.tap("Add")
    #expect(app.labels == ["Add", "Quiet", "observed 1", "injected", "plain", "Set"])
    #expect(counter.counts == ["owner": 1, "observed": 1, "injected": 1])
    counter.reset()
    try app.tap("Quiet")
    #expect(counter.counts == [:])
  }

  @Test("bindings read and write the properties of an object")
  func bindings() throws {
    let app = TestApp(CounterApp.self) { CounterApp(counter: EvaluationCounter()) }
    try app.tap("Set")
    #expect(app.labels.contains("observed 42"))
  }

  @Test("an object announces changes through its own publisher")
  func ownPublisher() throws {
    let app = TestApp(OwnPublisherApp.self)
    try app.tap("Announced")
    #expect(app.labels.contains("1"))
    try app.tap("Subject")
    #expect(app.labels.contains("2"))
  }

  @Test("a StateObject is made once in its view's life, an ObservedObject with each value")
  func lifetimes() throws {
    let app = TestApp(LifetimeApp.self)
    try app.tap("own 0")
    try app.tap("lent 0")
    #expect(app.labels == ["Redraw", "own 1", "lent 1"])
    try app.tap("Redraw")
    #expect(app.labels == ["Redraw", "own 1", "lent 0"])
  }

  @Test("the objects that views hold are listed with the values of their properties")
  func registry() throws {
    let app = TestApp(CounterApp.self) { CounterApp(counter: EvaluationCounter()) }
    let entry = try #require(app.objects.first)
    let object = try #require(entry.object)
    #expect(app.objects.count == 1)
    #expect(
      entry.holders.map { "\($0.wrapper ?? "let") \($0.name ?? "") in \($0.view ?? "")" } == [
        "@StateObject model in CounterApp", ".environmentObject  in CounterApp",
        "@ObservedObject model in Observed", "let model in Plain",
      ]
    )
    var roles = PropertyRoles()
    let properties = ObjectProperty.all(of: object, knowing: &roles)
      .map { "\($0.name) \($0.value)" }
    #expect(properties == ["count 0", "quiet 0"])
  }

  @Test("changing an object while a body is evaluated is reported")
  func changeDuringUpdate() {
    let app = TestApp(CarelessApp.self)
    #expect(app.rules == ["state-change-during-update"])
    #expect(app.labels == ["1"])
  }

  @Test("another object in the environment replaces the first object")
  func replacement() throws {
    let app = TestApp(ReplacementApp.self)
    try app.tap("Rename")
    #expect(app.labels == ["Replace", "Rename", "first renamed"])
    try app.tap("Replace")
    try app.tap("Rename")
    #expect(app.labels == ["Replace", "Rename", "second renamed"])
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  var quiet = 0
  private var subscriptions: Set<AnyCancellable> = []
}

private struct CounterApp: App {
  var counter = EvaluationCounter()
  @StateObject private var model = Model()

  var body: some Scene {
    let _ = counter.count("owner")
    WindowGroup {
      VStack {
        Button("Add") { model.count += 1 }
        Button("Quiet") { model.quiet += 1 }
        Observed(model: model, counter: counter)
        Injected(counter: counter)
        Plain(model: model, counter: counter)
        Setter(value: $model.count)
      }
      .environmentObject(model)
    }
  }
}

private struct Observed: View {
  @ObservedObject var model: Model
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("observed")
    Text("observed \(model.count)")
  }
}

private struct Injected: View {
  @EnvironmentObject var model: Model
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("injected")
    Text("injected")
  }
}

private struct Plain: View {
  let model: Model
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("plain")
    Text("plain")
  }
}

private struct Setter: View {
  @Binding var value: Int

  var body: some View { Button("Set") { value = 42 } }
}

private final class OwnPublisherModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0

  func add() {
    objectWillChange.send()
    count += 1
  }
}

private final class AnnouncingModel: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
  let objectWillChange = ObservableObjectPublisher()
}

private struct OwnPublisherApp: App {
  @StateObject private var announcing = AnnouncingModel()
  @StateObject private var subject = OwnPublisherModel()

  var body: some Scene {
    WindowGroup {
      Button("Announced") { announcing.count += 1 }
      Button("Subject") { subject.add() }
      Text("\(announcing.count + subject.count)")
    }
  }
}

private struct LifetimeApp: App {
  @State private var redraws = 0

  var body: some Scene {
    WindowGroup {
      Button("Redraw") { redraws += 1 }
      Owner(redraws: redraws)
      Borrower(redraws: redraws)
    }
  }
}

private struct Owner: View {
  let redraws: Int
  @StateObject private var model = Model()

  var body: some View { Button("own \(model.count)") { model.count += 1 } }
}

private struct Borrower: View {
  let redraws: Int
  @ObservedObject private var model = Model()

  init(redraws: Int) { self.redraws = redraws }

  var body: some View { Button("lent \(model.count)") { model.count += 1 } }
}

private struct CarelessApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup { Text(change()) }
  }

  private func change() -> String {
    if model.count < 1 { model.count += 1 }
    return "\(model.count)"
  }
}

private final class Named: ObservableObject {
  @Published var name: String

  init(name: String) { self.name = name }
}

private struct ReplacementApp: App {
  @State private var model = Named(name: "first")

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Replace") { model = Named(name: "second") }
        Button("Rename") { model.name += " renamed" }
        NameView()
      }
      .environmentObject(model)
    }
  }
}

private struct NameView: View {
  @EnvironmentObject private var model: Named

  var body: some View { Text(model.name) }
}
