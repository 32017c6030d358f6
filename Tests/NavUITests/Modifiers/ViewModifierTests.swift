import NavUI
import Testing

@Suite("ViewModifier")
@MainActor
struct ViewModifierTests {
  @Test("OB-23: a view's objects are freed with the view, even under a custom modifier")
  func freed() throws {
    let counter = LifeCounter()
    let app = TestApp(ModifiedApp.self) { ModifiedApp(counter: counter) }
    for _ in 0..<3 {
      try app.tap("Go")
      #expect(app.labels == ["alive: 1"])
      try app.dismiss()
      #expect(counter.living == 0)
    }
  }
}

@MainActor
private final class LifeCounter {
  nonisolated(unsafe) var living = 0
}

private final class Resource {
  let counter: LifeCounter

  init(counter: LifeCounter) {
    self.counter = counter
    counter.living += 1
  }

  deinit { counter.living -= 1 }
}

private struct ModifiedApp: App {
  var counter = LifeCounter()

  var body: some Scene { WindowGroup { Presenter(counter: counter) } }
}

private struct Presenter: View {
  let counter: LifeCounter
  @State private var shown: Shown?

  var body: some View {
    Button("Go") { shown = Shown(resource: Resource(counter: counter)) }
      .sheet(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })) {
        if let shown { shown.modifier(Noting()) }
      }
  }
}

private struct Shown: View {
  let resource: Resource

  var body: some View { Text("alive: \(resource.counter.living)") }
}

private struct Noting: ViewModifier {
  @State private var isNoted = false

  func body(content: Content) -> some View { content.onAppear { isNoted = true } }
}
