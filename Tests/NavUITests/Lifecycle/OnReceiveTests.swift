import NavUI
import OpenCombine
import Testing

@Suite("onReceive")
@MainActor
struct OnReceiveTests {
  @Test("values are received while the view is on the screen")
  func values() throws {
    let subject = PassthroughSubject<Int, Never>()
    let app = TestApp(ReceivingApp.self) { ReceivingApp(subject: subject) }
    subject.send(1)
    subject.send(2)
    app.look()
    #expect(app.labels == ["Hide", "received [1, 2]", "listening"])
    try app.tap("Hide")
    subject.send(3)
    app.look()
    #expect(app.labels == ["Hide", "received [1, 2]"])
  }

  @Test("the publisher of a property sends the first value and each new value")
  func published() throws {
    let app = TestApp(PublishedApp.self)
    try app.tap("Add")
    try app.tap("Add")
    #expect(app.labels == ["Add", "seen [0, 1, 2]"])
  }

  @Test("OB-29: a value that an action sends is received after the action")
  func order() throws {
    let app = TestApp(SendingApp.self)
    try app.tap("Send")
    #expect(app.labels == ["Send", "before, after, received 1 of 1"])
  }

  @Test("a notification is received")
  func notification() {
    let app = TestApp(NotifiedApp.self)
    NotificationCenter.default.post(name: .probe, object: nil)
    app.look()
    #expect(app.labels == ["notified 1"])
  }
}

private struct ReceivingApp: App {
  var subject = PassthroughSubject<Int, Never>()
  @State private var isListening = true
  @State private var values: [Int] = []

  var body: some Scene {
    WindowGroup {
      Button("Hide") { isListening = false }
      Text("received \(values.description)")
      if isListening {
        Text("listening").onReceive(subject) { values.append($0) }
      }
    }
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct PublishedApp: App {
  @StateObject private var model = Model()
  @State private var seen: [Int] = []

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Add") { model.count += 1 }
        Text("seen \(seen.description)")
      }
      .onReceive(model.$count) { seen.append($0) }
    }
  }
}

private struct SendingApp: App {
  @StateObject private var model = Model()
  @State private var log: [String] = []

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Send") {
          log.append("before")
          model.count += 1
          log.append("after")
        }
        Text(log.joined(separator: ", "))
      }
      .onReceive(model.$count.dropFirst()) { log.append("received \($0) of \(model.count)") }
    }
  }
}

extension Notification.Name {
  fileprivate static let probe = Notification.Name("OnReceiveTests.probe")
}

private struct NotifiedApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text("notified \(count)")
        .onReceive(NotificationCenter.default.publisher(for: .probe)) { _ in count += 1 }
    }
  }
}
