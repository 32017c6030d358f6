import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("The label of a link")
@MainActor
struct LinkLabelTests {
  @Test("NS-76: a button in the label is a separate target, and one tap never triggers both")
  func button() throws {
    let app = TestApp(RowApp.self)
    let kinds = app.screen?.children.filter { $0.label == "Lake, Flat" }.map(\.kind)
    #expect(kinds == [.link, .button])
    let button = try #require(app.screen?.children.first { $0.kind == .button })
    try app.perform(.tap, on: button.id)
    #expect(app.stack?.path == [])
    #expect(app.labels.contains("1 taps"))
    try app.tap("Lake, Flat")
    #expect(app.stack?.path == ["7"])
    try app.back()
    #expect(app.labels.contains("1 taps"))
  }

  @Test("A label's presentation is shown, even while another screen covers the link")
  func sheet() throws {
    let app = TestApp(RowApp.self)
    try app.tap("Present")
    #expect(app.labels == ["Presented", "Push"])
    try app.tap("Push")
    #expect(app.labels == ["Presented", "Push"])
    try app.dismiss()
    #expect(app.titles == ["Rows", "Pushed"])
  }
}

private struct RowApp: App {
  @State private var path: [Int] = []
  @State private var taps = 0
  @State private var isPresented = false

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        List {
          NavigationLink(value: 7) {
            Button {
              taps += 1
            } label: {
              Text("Lake")
              Text("Flat")
            }
          }
          NavigationLink(value: 8) {
            Text("Ridge").sheet(isPresented: $isPresented) {
              Text("Presented")
              Button("Push") { path = [9] }
            }
          }
          Button("Present") { isPresented = true }
          Text("\(taps) taps")
        }
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { _ in Text("Screen").navigationTitle("Pushed") }
      }
    }
  }
}
