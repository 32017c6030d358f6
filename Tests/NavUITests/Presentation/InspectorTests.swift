import NavUI
import SceneModel
import Testing

@Suite("inspector")
@MainActor
struct InspectorTests {
  @Test("SH-41: an inspector is a sheet in compact width, and is beside the view elsewhere")
  func width() throws {
    let app = TestApp(InspectorApp.self)
    try app.tap("Info")
    #expect(app.focus.map(\.kind) == [.window, .screen, .sheet, .screen])
    #expect(app.labels == ["Details"])
    try app.dismiss()
    try app.tap("Widen")
    #expect(app.labels == ["Info", "Widen"])
    try app.tap("Info")
    #expect(app.labels == ["Info", "Widen", "Details"])
    #expect(app.screen?.traits == [.inspector])
  }

  @Test("presentationMode dismisses like dismiss")
  func presentationMode() throws {
    let app = TestApp(ModeApp.self)
    #expect(app.labels == ["presented: false", "Leave", "Show"])
    try app.tap("Leave")
    try app.tap("Show")
    #expect(app.labels == ["presented: true", "Leave"])
    try app.tap("Leave")
    #expect(app.labels == ["presented: false", "Leave", "Show"])
  }
}

private struct InspectorApp: App {
  @State private var isShown = false
  @State private var width = UserInterfaceSizeClass.compact

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Info") { isShown.toggle() }
        Button("Widen") { width = .regular }
      }
      .inspector(isPresented: $isShown) {
        Text("Details").inspectorColumnWidth(min: 200, ideal: 300)
      }
      .environment(\.horizontalSizeClass, width)
    }
  }
}

private struct ModeApp: App {
  @State private var isShown = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Mode()
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Mode() }
    }
  }

  private struct Mode: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
      Text("presented: \(mode.wrappedValue.isPresented)")
      Button("Leave") { mode.wrappedValue.dismiss() }
    }
  }
}
