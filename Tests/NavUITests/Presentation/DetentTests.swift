import NavUI
import SceneModel
import Testing

@Suite("presentationDetents")
@MainActor
struct DetentTests {
  @Test("SH-29: a sheet is large, or begins at its lowest height and can be moved")
  func heights() throws {
    let app = TestApp(SheetApp.self)
    try app.tap("Plain")
    #expect(app.focus[2].value == nil)
    try app.dismiss()
    try app.tap("Heights")
    #expect(app.focus[2].value == ".fraction(0.25)")
    try app.perform(.pick(".large"), on: app.focus[2].id)
    #expect(app.focus[2].value == ".large")
    #expect(throws: Refusal.self) { try app.perform(.pick(".height(9)"), on: app.focus[2].id) }
    try app.dismiss()
    try app.tap("Heights")
    #expect(app.focus[2].value == ".fraction(0.25)")
  }

  @Test("SH-29: a bound height works both ways, and must be one of the given heights")
  func selection() throws {
    let app = TestApp(BoundApp.self)
    #expect(app.focus[2].value == ".medium")
    #expect(app.labels.first == "at medium")
    try app.perform(.pick(".large"), on: app.focus[2].id)
    #expect(app.labels.first == "at large")
    try app.tap("Make medium")
    #expect(app.focus[2].value == ".medium")
    #expect(app.rules == [])
    try app.tap("Make tiny")
    #expect(app.rules == ["selection-not-in-detents"])
    #expect(app.focus[2].value == ".medium")
  }

  @Test("SH-30: heights that the presenter sets on itself do not affect the sheet")
  func place() throws {
    let app = TestApp(SheetApp.self)
    try app.tap("Outside")
    #expect(app.focus[2].value == nil)
  }

  @Test("a height can be computed, or left out")
  func custom() throws {
    let app = TestApp(SheetApp.self)
    try app.tap("Custom")
    #expect(app.focus[2].value == ".custom")
  }
}

private struct SheetApp: App {
  @State private var isPlain = false
  @State private var isSheet = false
  @State private var isOutside = false
  @State private var isCustom = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Plain") { isPlain = true }
        Button("Heights") { isSheet = true }
        Button("Outside") { isOutside = true }
        Button("Custom") { isCustom = true }
      }
      .sheet(isPresented: $isPlain) { Text("Plain") }
      .sheet(isPresented: $isSheet) {
        Text("Content").presentationDetents([.large, .medium, .fraction(0.25)])
      }
      .sheet(isPresented: $isOutside) { Text("Content") }
      .presentationDetents([.medium])
      .sheet(isPresented: $isCustom) {
        Text("Content").presentationDetents([.large, .custom(Tenth.self), .custom(Never10.self)])
      }
    }
  }
}

private struct Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 10 }
}

private struct Never10: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

private struct BoundApp: App {
  @State private var isSheet = true
  @State private var detent = PresentationDetent.medium

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .sheet(isPresented: $isSheet) {
          VStack {
            Text(detent == .medium ? "at medium" : "at large")
            Button("Make medium") { detent = .medium }
            Button("Make tiny") { detent = .height(1) }
          }
          .presentationDetents([.medium, .large], selection: $detent)
        }
    }
  }
}
