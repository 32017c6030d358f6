import NavUI
import Testing

@Suite("Deprecated links outside stacks")
@MainActor
struct OldLinkOutsideStackTests {
  @Test("NS-19: an invisible link lacks its stack only while its flag is true")
  func unseen() throws {
    let app = TestApp(UnseenLinkApp.self)
    #expect(app.rules == [])
    try app.tap("Other")
    #expect(app.rules == [])
    try app.tap("Open")
    #expect(app.rules == ["link-outside-stack"])
  }

  @Test("NS-19: a visible deprecated link always lacks its stack")
  func seen() {
    #expect(TestApp(SeenLinkApp.self).rules == ["link-outside-stack"])
  }
}

/// Makes a view whose use the compiler warns about.
@MainActor
private protocol OldView {
  static func link<Label: View>(_ isActive: Binding<Bool>, _ label: Label) -> AnyView
}

private enum OldLink: OldView {
  @available(*, deprecated)
  static func link<Label: View>(_ isActive: Binding<Bool>, _ label: Label) -> AnyView {
    AnyView(
      NavigationLink(isActive: isActive) {
        Text("Above")
      } label: {
        label
      }
    )
  }
}

private struct UnseenLinkApp: App {
  private let source: any OldView.Type = OldLink.self
  @State private var isActive = false
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(count)").background(source.link($isActive, EmptyView()))
        Button("Other") { count += 1 }
        Button("Open") { isActive = true }
      }
    }
  }
}

private struct SeenLinkApp: App {
  private let source: any OldView.Type = OldLink.self
  @State private var isActive = false

  var body: some Scene {
    WindowGroup { source.link($isActive, Text("Open")) }
  }
}
