import NavUI
import OpenCombine
import Testing

@Suite("Bindings to properties of objects")
@MainActor
struct ObjectBindingTests {
  @Test(
    "OB-21: a view with any binding to an object's property shows its changes",
    arguments: Way.allCases
  )
  func changes(way: Way) throws {
    let app = TestApp(BoundApp.self) { BoundApp(way: way) }
    #expect(app.labels == ["Change", "off"])
    try app.tap("Change")
    #expect(app.labels == ["Change", "on"])
    try app.tap("Change")
    #expect(app.labels == ["Change", "off"])
  }

  @Test("OB-21: a view whose binding has an unchanged value is not evaluated again")
  func sameValue() throws {
    let counter = EvaluationCounter()
    let app = TestApp(CountingApp.self) { CountingApp(counter: counter) }
    counter.reset()
    try app.tap("Other")
    #expect(counter.counts == ["parent": 1])
    try app.tap("Change")
    #expect(counter.counts == ["parent": 2, "child": 1])
  }

  @Test("OB-21: two views with one binding follow a change that only their parent observes")
  func siblings() throws {
    let app = TestApp(SiblingsApp.self)
    try app.tap("Change")
    #expect(app.labels == ["Change", "on", "on"])
    try app.tap("Change")
    #expect(app.labels == ["Change", "off", "off"])
  }
}

/// The origin of a binding.
enum Way: CaseIterable {
  case stateObject, observedObject, environmentObject, nested, item, identified, optional
  case closures, bindable, modifier
}

private struct Part: Identifiable {
  var id = 1
  var isOn = false
}

private final class Model: ObservableObject {
  @Published var isOn = false
  @Published var part = Part()
  @Published var parts = [Part()]
  @Published var maybe: Part? = Part()
  @Published var other = 0

  func change() {
    isOn.toggle()
    part.isOn.toggle()
    parts[0].isOn.toggle()
    maybe?.isOn.toggle()
  }
}

@Observable
private final class NewModel {
  var isOn = false
}

private struct BoundApp: App {
  var way = Way.stateObject
  @StateObject private var model = Model()
  @State private var new = NewModel()

  var body: some Scene {
    WindowGroup {
      Button("Change") {
        model.change()
        new.isOn.toggle()
      }
      switch way {
      case .stateObject: Flag(isOn: $model.isOn)
      case .observedObject: Observing(model: model)
      case .environmentObject: Injected().environmentObject(model)
      case .nested: Flag(isOn: $model.part.isOn)
      case .item: Flag(isOn: $model.parts[0].isOn)
      case .identified: ForEach($model.parts) { Flag(isOn: $0.isOn) }
      case .optional: if let part = Binding($model.maybe) { Flag(isOn: part.isOn) }
      case .closures: Flag(isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
      case .bindable: Flag(isOn: Bindable(new).isOn)
      case .modifier: EmptyView().modifier(Flagged(isOn: $model.isOn))
      }
    }
  }
}

private struct Flag: View {
  @Binding var isOn: Bool

  var body: some View { Text(isOn ? "on" : "off") }
}

private struct Flagged: ViewModifier {
  @Binding var isOn: Bool

  func body(content: Content) -> some View { Flag(isOn: $isOn) }
}

private struct Observing: View {
  @ObservedObject var model: Model

  var body: some View { Flag(isOn: $model.isOn) }
}

private struct Injected: View {
  @EnvironmentObject private var model: Model

  var body: some View { Flag(isOn: $model.isOn) }
}

private struct CountingApp: App {
  var counter = EvaluationCounter()

  var body: some Scene { WindowGroup { CountingParent(counter: counter) } }
}

private struct CountingParent: View {
  let counter: EvaluationCounter
  @StateObject private var model = Model()

  var body: some View {
    let _ = counter.count("parent")
    Button("Other") { model.other += 1 }
    Button("Change") { model.isOn.toggle() }
    CountingChild(isOn: $model.isOn, counter: counter)
  }
}

private struct CountingChild: View {
  @Binding var isOn: Bool
  let counter: EvaluationCounter

  var body: some View {
    let _ = counter.count("child")
    Text(isOn ? "on" : "off")
  }
}

private struct SiblingsApp: App {
  private let model = Model()

  var body: some Scene {
    WindowGroup { Giver(model: model).environmentObject(model) }
  }
}

/// Makes a binding and hears of no change.
private struct Giver: View {
  let model: Model

  var body: some View {
    Pair(isOn: ObservedObject(wrappedValue: model).projectedValue.isOn)
  }
}

/// Hears of each change by itself, and hands the same binding on.
private struct Pair: View {
  @Binding var isOn: Bool
  @EnvironmentObject private var model: Model

  var body: some View {
    Button("Change") { model.change() }
    Flag(isOn: $isOn)
    Flag(isOn: $isOn)
  }
}
