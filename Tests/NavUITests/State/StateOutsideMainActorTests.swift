import NavUI
import Testing

@Suite("State changed by nonisolated code")
@MainActor
struct StateOutsideMainActorTests {
  @Test("A nonisolated asynchronous function may change state that views have read")
  func nonisolated() async throws {
    let counter = SharedCounter()
    let app = TestApp(CounterApp.self) { CounterApp(counter: counter) }
    #expect(app.labels == ["0 so far"])
    await counter.count()
    app.look()
    #expect(app.labels == ["1 so far"])
  }
}

@Observable
private final class SharedCounter: @unchecked Sendable {
  var count = 0

  @concurrent
  func count() async {
    count += 1
    await MainActor.run {}
  }
}

private struct CounterApp: App {
  let counter: SharedCounter

  init() {
    self.init(counter: SharedCounter())
  }

  init(counter: SharedCounter) {
    self.counter = counter
  }

  var body: some Scene {
    WindowGroup { Text("\(counter.count) so far") }
  }
}
