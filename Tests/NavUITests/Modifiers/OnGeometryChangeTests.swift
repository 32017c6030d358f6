import NavUI
import Testing

@Suite("onGeometryChange")
@MainActor
struct OnGeometryChangeTests {
  @Test("OB-33: the action gets the first value, and later values when the observed value changes")
  func firstValue() throws {
    let app = TestApp(MeasuredApp.self)
    #expect(app.labels == ["wide true, from 393 to 393", "Twice", "Again"])
    try app.tap("Again")
    #expect(app.labels.first == "wide true, from 393 to 393")
    try app.tap("Twice")
    #expect(app.labels.first == "wide true, from 393 to 786")
  }
}

private struct MeasuredApp: App {
  @State private var isWide = false
  @State private var change = "nothing"
  @State private var factor = 1.0
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Text("wide \(isWide.description), \(change)")
        .onGeometryChange(for: Bool.self) {
          $0.size.width > 100
        } action: {
          isWide = $0
        }
        .onGeometryChange(for: Double.self) { [factor] in
          $0.size.width * factor
        } action: {
          change = "from \(Int($0)) to \(Int($1))"
        }
      Button("Twice") { factor = 2 }
      Button("Again") { count += 1 }
    }
  }
}
