import NavUI
import SceneModel
import Testing

@Suite("environment of screens")
@MainActor
struct EnvironmentOfScreensTests {
  @Test("NS-73, NS-74: pushed screens inherit from the stack, but not from its root view")
  func pushed() throws {
    let app = TestApp(InheritanceApp.self)
    try app.tap("Push")
    #expect(app.labels == ["outer: from the stack", "inner: none"])
  }

  @Test("SH-23: a sheet inherits from where its modifier is attached")
  func sheet() throws {
    let app = TestApp(InheritanceApp.self)
    try app.tap("Present")
    #expect(app.labels == ["outer: from the stack", "inner: from the root"])
  }

  @Test("SH-35: dismiss pops a pushed screen of a sheet, and closes the sheet at its root")
  func dismissInSheet() throws {
    let app = TestApp(DismissApp.self)
    try app.tap("Present")
    try app.tap("Push")
    #expect(app.titles == ["Sheet", "Pushed"])
    try app.tap("Leave")
    #expect(app.titles == ["Sheet"])
    try app.tap("Leave")
    #expect(app.labels == ["Present"])
  }

  @Test("SH-20, SH-22: a sheet does not use the presenter's stack")
  func linkInSheet() throws {
    let app = TestApp(BareSheetApp.self)
    try app.tap("Present")
    #expect(app.screen?.children.map(\.traits) == [[.disabled]])
  }
}

extension EnvironmentValues {
  fileprivate var outer: String {
    get { self[OuterKey.self] }
    set { self[OuterKey.self] = newValue }
  }

  fileprivate var inner: String {
    get { self[InnerKey.self] }
    set { self[InnerKey.self] = newValue }
  }
}

private struct OuterKey: EnvironmentKey {
  static let defaultValue = "none"
}

private struct InnerKey: EnvironmentKey {
  static let defaultValue = "none"
}

private struct InheritanceApp: App {
  @State private var isPresented = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Push", value: 1)
          Button("Present") { isPresented = true }
        }
        .navigationDestination(for: Int.self) { _ in Values() }
        .sheet(isPresented: $isPresented) { Values() }
        .environment(\.inner, "from the root")
      }
      .environment(\.outer, "from the stack")
    }
  }
}

private struct Values: View {
  @Environment(\.outer) private var outer
  @Environment(\.inner) private var inner

  var body: some View {
    VStack {
      Text("outer: \(outer)")
      Text("inner: \(inner)")
    }
  }
}

private struct DismissApp: App {
  @State private var isPresented = false

  var body: some Scene {
    WindowGroup {
      Button("Present") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          NavigationStack {
            Leave(link: "Push")
              .navigationTitle("Sheet")
              .navigationDestination(for: Int.self) { _ in
                Leave(link: nil).navigationTitle("Pushed")
              }
          }
        }
    }
  }
}

private struct Leave: View {
  let link: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if let link {
        NavigationLink(link, value: 1)
      }
      Button("Leave") { dismiss() }
    }
  }
}

private struct BareSheetApp: App {
  @State private var isPresented = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Present") { isPresented = true }
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .sheet(isPresented: $isPresented) { NavigationLink("One", value: 1) }
      }
    }
  }
}
