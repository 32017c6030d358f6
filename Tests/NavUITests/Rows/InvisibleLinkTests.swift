import NavUI
import SceneModel
import Testing

@Suite("Invisible links")
@MainActor
struct InvisibleLinkTests {
  @Test(
    "NS-96: a tap on a list's row follows its hidden link",
    arguments: [
      "transparent", "empty label", "hidden", "no width",
      "behind", "in front", "in a form", "selected", "narrow text",
    ]
  )
  func row(label: String) throws {
    let app = TestApp(InvisibleLinksApp.self)
    try app.tap(label)
    #expect(app.labels == ["screen \(label)"])
  }

  @Test("NS-96: texts with a tap gesture, and buttons, still work beside the hidden link")
  func besides() throws {
    let app = TestApp(InvisibleLinksApp.self)
    try app.tap("Button")
    #expect(app.labels.contains("log Button"))
    #expect(app.labels.contains("gesture"))
    try app.tap("with button")
    #expect(app.labels == ["screen with button"])
  }

  @Test("NS-96: a tap on a list's row follows all its hidden links in order")
  func severalInRow() throws {
    let app = TestApp(InvisibleLinksApp.self)
    try app.tap("several")
    #expect(app.labels == ["screen second"])
    try app.back()
    #expect(app.labels == ["screen first"])
    try app.back()
    #expect(app.labels.contains("log "))
  }

  @Test("NS-96: a link with zero width cannot be tapped outside a list")
  func withoutWidth() throws {
    let app = TestApp(InvisibleLinksApp.self)
    #expect(!app.labels.contains("narrow outside"))
    #expect(app.labels.contains("narrow picture"))
    #expect(app.labels.contains("wide outside"))
  }

  @Test("NS-96: an invisible link outside a list cannot be tapped")
  func outside() throws {
    let app = TestApp(InvisibleLinksApp.self)
    #expect(!app.labels.contains { $0.hasPrefix("outside") })
    #expect(app.screen?.children.contains { $0.kind == .link && $0.label == "lazy" } == false)
    #expect(app.screen?.children.contains { ($0.label ?? "").isEmpty && $0.kind == .link } == false)
  }
}

private struct InvisibleLinksApp: App {
  @State private var log = ""
  @State private var selection: String?

  private func link(_ name: String) -> NavigationLink<Text, Text> {
    NavigationLink(name) { Text("screen \(name)") }
  }

  private func empty(_ name: String) -> some View {
    NavigationLink {
      Text("screen \(name)")
    } label: {
      EmptyView()
    }
  }

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("log \(log)")
        link("outside transparent").opacity(0)
        link("outside hidden").hidden()
        empty("outside empty")
        link("")
        NavigationLink {
          Text("outside group")
        } label: {
          Group { EmptyView() }.frame(width: 0)
        }
        LazyVStack {
          ZStack {
            Text("lazy")
            link("outside lazy").opacity(0)
          }
        }
        link("narrow outside").frame(width: 0)
        link("wide outside").frame(width: 100)
        NavigationLink {
          Text("screen narrow picture")
        } label: {
          Image("narrow picture")
        }
        .frame(width: 0, height: 0)
        List {
          row("several") {
            link("first").opacity(0)
            link("second").opacity(0)
          }
          row("narrow text") { link("narrow text").frame(width: 0) }
          row("transparent") { link("transparent").opacity(0) }
          row("empty label") { empty("empty label") }
          row("hidden") { link("hidden").hidden() }
          row("no width") { empty("no width").frame(width: 0) }
          Text("behind").background(link("behind").opacity(0))
          Text("in front").overlay { link("in front").opacity(0) }
          HStack {
            Text("with button")
            Text("gesture").onTapGesture {}
            Button("Button") { log = "Button" }
            link("with button").opacity(0)
          }
        }
        Form { row("in a form") { link("in a form").opacity(0) } }
        List(["selected"], id: \.self, selection: $selection) { name in
          row(name) { link(name).opacity(0) }
        }
      }
    }
  }

  private func row(_ name: String, @ViewBuilder link: () -> some View) -> some View {
    ZStack {
      Text(name)
      link()
    }
  }
}
