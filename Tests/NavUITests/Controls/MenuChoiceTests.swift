import Foundation
import NavUI
import SceneModel
import Testing

@Suite("Choices inside a menu, and dates")
@MainActor
struct MenuChoiceTests {
  @Test("a choice in a section or picker of the menu can be picked")
  func inside() throws {
    let app = TestApp(SortApp.self)
    try app.pick("Date", in: "Sort")
    #expect(app.labels.last == "date")
    try app.pick("Reset", in: "Sort")
    #expect(app.labels.last == "reset")
  }

  @Test("a date keeps the time of day, a time keeps the date, and a moment sets both")
  func dates() throws {
    let app = TestApp(SortApp.self)
    func value() -> String? { app.screen?.children.first { $0.kind == .datePicker }?.value }
    #expect(value() == "1970-01-02T10:00:00Z")
    try app.pick("2026-12-24", in: "Send")
    #expect(value() == "2026-12-24T10:00:00Z")
    try app.pick("09:30", in: "Send")
    #expect(value() == "2026-12-24T09:30:00Z")
    try app.pick("2025-06-01T01:02:03Z", in: "Send")
    #expect(value() == "2025-06-01T01:02:03Z")
    #expect(throws: Refusal.self) { try app.pick("tomorrow", in: "Send") }
  }

  @Test("the items of the bottom bar are marked")
  func bottomBar() throws {
    let app = TestApp(SortApp.self)
    let items = app.screen?.children.filter { $0.traits.contains(.bottomBar) }
    #expect(items?.compactMap(\.label) == ["Below"])
  }
}

private struct SortApp: App {
  var body: some Scene { WindowGroup { SortView() } }
}

private struct SortView: View {
  @State private var order = "name"
  @State private var send = Date(timeIntervalSince1970: 86_400 + 36_000)

  var body: some View {
    NavigationStack {
      VStack {
        Menu("Sort") {
          Section("Order") {
            Picker("Order", selection: $order) {
              Text("Name").tag("name")
              Text("Date").tag("date")
            }
          }
          Section { Button("Reset") { order = "reset" } }
        }
        DatePicker("Send", selection: $send, displayedComponents: .date)
        Text(order)
      }
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
    }
  }
}
