import NavUI
import SceneModel
import Testing

@Suite("presentationBackgroundInteraction and presentationSizing")
@MainActor
struct PresentationSettingTests {
  @Test("SH-39: views behind a sheet can be used up to the height that its content names")
  func background() throws {
    let app = TestApp(MapApp.self)
    #expect(app.focus[2].traits == [.backgroundUsable])
    try app.perform(.pick(".large"), on: app.focus[2].id)
    #expect(app.focus[2].traits == [])
    try app.tap("Always")
    #expect(app.focus[2].traits == [.backgroundUsable])
    try app.tap("Never")
    #expect(app.focus[2].traits == [])
  }

  @Test("SH-40: in regular width, a sheet has the size that its content requests")
  func sizing() throws {
    let app = TestApp(SizedApp.self)
    #expect(app.focus[2].value == ".medium")
    try app.tap("Widen")
    #expect(app.focus[2].value == ".form")
    try app.tap("Plain")
    #expect(app.focus[2].value == ".medium")
  }
}

private struct MapApp: App {
  @State private var interaction = PresentationBackgroundInteraction.enabled(upThrough: .medium)

  var body: some Scene {
    WindowGroup {
      Text("Map")
        .sheet(isPresented: .constant(true)) {
          VStack {
            Button("Always") { interaction = .enabled }
            Button("Never") { interaction = .disabled }
          }
          .presentationDetents([.height(80), .medium, .large])
          .presentationBackgroundInteraction(interaction)
        }
    }
  }
}

@available(iOS 18.0, *)
private struct SizedApp: App {
  @State private var width = UserInterfaceSizeClass.compact
  @State private var isForm = true

  var body: some Scene {
    WindowGroup {
      Text("List")
        .sheet(isPresented: .constant(true)) {
          VStack {
            Button("Widen") { width = .regular }
            Button("Plain") { isForm = false }
            if isForm {
              Text("Form").presentationSizing(.form.fitted(horizontal: false, vertical: true))
            }
          }
          .presentationDetents([.medium])
        }
        .environment(\.horizontalSizeClass, width)
    }
  }
}
