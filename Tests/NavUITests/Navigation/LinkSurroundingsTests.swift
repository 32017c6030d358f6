import NavUI
import SceneModel
import Testing

@Suite("links outside stacks")
@MainActor
struct LinkSurroundingsTests {
  @Test("NS-19: links without a stack are reported once per view")
  func reportedOnce() {
    let app = TestApp(ManyLinksApp.self)
    #expect(app.issues.map(\.rule) == ["link-outside-stack", "link-outside-stack"])
    #expect(Set(app.issues.map(\.view)) == ["Trails", "Huts"])
    app.look()
    #expect(app.issues.count == 2)
  }

  @Test("NS-19, NS-32: a link in a sheet without a stack is reported when the sheet appears")
  func sheet() throws {
    let app = TestApp(SheetApp.self)
    #expect(app.rules == [])
    try app.tap("Show")
    #expect(app.screen?.children.map(\.traits) == [[.disabled]])
    #expect(app.rules == ["link-outside-stack"])
  }

  @Test("NS-19: a screen that gets its stack before it is shown is valid")
  func lateStack() {
    let app = TestApp(LateStackApp.self)
    #expect(app.titles == ["Trails"])
    #expect(app.rules == [])
  }

  @Test("NS-16, NS-18: a link that selects a row or has no value needs no stack")
  func otherReasons() {
    let app = TestApp(OtherReasonsApp.self)
    #expect(app.screen?.children.map(\.traits).last == [.disabled])
    #expect(app.rules == [])
  }
}

private struct Trails: View {
  var body: some View {
    ForEach(0..<3) { NavigationLink("Trail \($0)", value: $0) }
  }
}

private struct Huts: View {
  var body: some View {
    NavigationLink("Hut") { Text("Hut") }
  }
}

private struct ManyLinksApp: App {
  var body: some Scene {
    WindowGroup {
      Trails()
      Huts()
    }
  }
}

private struct SheetApp: App {
  @State private var isShown = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Huts() }
      }
    }
  }
}

private struct LateStackApp: App {
  var body: some Scene {
    WindowGroup { LateStack() }
  }
}

private struct LateStack: View {
  @State private var isReady = false

  var body: some View {
    if isReady {
      NavigationStack { Trails().navigationTitle("Trails") }
    } else {
      Trails().onAppear { isReady = true }
    }
  }
}

private struct OtherReasonsApp: App {
  @State private var selection: Int?

  var body: some Scene {
    WindowGroup {
      List(selection: $selection) { NavigationLink("One", value: 1) }
      NavigationLink("None", value: nil as Int?)
    }
  }
}
