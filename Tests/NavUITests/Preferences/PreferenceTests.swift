import NavUI
import Testing

@Suite("Preferences")
@MainActor
struct PreferenceTests {
  @Test("the values of all inner views are reduced in order, and read after changes")
  func reduction() throws {
    let app = TestApp(PreferringApp.self)
    #expect(app.labels == ["Add", "Hide", "seen a, b", "a", "b", "in front of a, b"])
    try app.tap("Add")
    #expect(app.labels == ["Add", "Hide", "seen a, b, c", "a", "b", "c", "in front of a, b, c"])
    try app.tap("Hide")
    #expect(app.labels == ["Add", "Hide", "seen ", "in front of "])
  }

  @Test("a preference hides those of inner views, and may be derived from them")
  func overriding() {
    let app = TestApp(OverridingApp.self)
    #expect(app.labels == ["outer", "inner!", "a", "b"])
  }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct PreferringApp: App {
  @State private var names = ["a", "b"]
  @State private var seen: [String] = []

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Add") { names.append("c") }
        Button("Hide") { names = [] }
        Text("seen \(seen.joined(separator: ", "))")
        VStack {
          ForEach(names, id: \.self) { name in
            Text(name).preference(key: NamesKey.self, value: [name])
          }
        }
        .overlayPreferenceValue(NamesKey.self) { names in
          Text("in front of \(names.joined(separator: ", "))")
        }
      }
      .onPreferenceChange(NamesKey.self) { seen = $0 }
    }
  }
}

private struct OverridingApp: App {
  @State private var outer = ""
  @State private var inner = ""

  var body: some Scene {
    WindowGroup {
      Text(outer)
      Text(inner)
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["inner"])
          .transformPreference(NamesKey.self) { $0[0] += "!" }
          .onPreferenceChange(NamesKey.self) { inner = $0.joined() }
        Text("b").anchorPreference(key: NamesKey.self, value: .bounds) { _ in ["hidden"] }
      }
      .preference(key: NamesKey.self, value: ["outer"])
      .onPreferenceChange(NamesKey.self) { outer = $0.joined() }
    }
  }
}
