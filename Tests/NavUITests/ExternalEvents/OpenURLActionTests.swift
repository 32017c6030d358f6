import NavUI
import Testing

@Suite("openURL")
@MainActor
struct OpenURLActionTests {
  private struct Links: View {
    let page: URL
    @Environment(\.openURL) private var openURL
    @State private var answer = "none"

    var body: some View {
      Link("Page", destination: page)
      Button("Ask") { openURL(page) { answer = "\($0)" } }
      Button("UIKit") { UIApplication.shared.open(page) { answer = "kit \($0)" } }
      Text(answer)
    }
  }

  private struct LinksApp: App {
    var page = URL(fileURLWithPath: "/")
    var action: OpenURLAction?

    var body: some Scene {
      WindowGroup { Root(page: page, action: action) }
    }

    struct Root: View {
      let page: URL
      let action: OpenURLAction?
      @State private var heard: URL?

      var body: some View {
        Group {
          if let action {
            Links(page: page).environment(\.openURL, action)
          } else {
            Links(page: page)
          }
        }
        .onOpenURL { heard = $0 }
        Text(heard?.absoluteString ?? "silence")
      }
    }
  }

  private func app(_ page: String, _ action: OpenURLAction? = nil) throws -> TestApp {
    let page = try #require(URL(string: page))
    return TestApp(LinksApp.self) { LinksApp(page: page, action: action) }
  }

  @Test("the system opens a page for a link, for the action and for UIKit")
  func system() throws {
    let app = try app("https://example.com")
    try app.tap("Page")
    #expect(app.opened == ["https://example.com"])
    try app.tap("Ask")
    #expect(app.labels == ["Page", "Ask", "UIKit", "true", "silence"])
    try app.tap("UIKit")
    #expect(app.labels == ["Page", "Ask", "UIKit", "kit true", "silence"])
    #expect(app.opened.count == 3)
  }

  @Test("a scheme that belongs to no system app comes back to the app")
  func ownScheme() throws {
    let app = try app("shop://bread")
    try app.tap("Page")
    #expect(app.labels.last == "shop://bread")
    #expect(app.opened == ["shop://bread"])
  }

  @Test("an action in the environment handles, discards, passes on or replaces the URL")
  func results() throws {
    let other = try #require(URL(string: "https://example.com/other"))
    let cases: [(OpenURLAction.Result, String, [String])] = [
      (.handled, "true", []),
      (.discarded, "false", []),
      (.systemAction, "true", ["https://example.com"]),
      (.systemAction(other), "true", ["https://example.com/other"]),
    ]
    for (result, answer, opened) in cases {
      let app = try app("https://example.com", OpenURLAction { _ in result })
      try app.tap("Ask")
      #expect(app.labels[3] == answer)
      #expect(app.opened == opened)
    }
  }

  @Test("DL-31: onOpenURL(prefersInApp:) concerns links within the app, and receives no URL")
  func prefersInApp() throws {
    let app = TestApp(InAppApp.self)
    try app.tap("Page")
    #expect(app.opened == ["https://example.com"])
    #expect(throws: Refusal.self) { try app.open("shop://bread") }
  }

  private struct InAppApp: App {
    var body: some Scene {
      WindowGroup {
        if let page = URL(string: "https://example.com") {
          Link("Page", destination: page).onOpenURL(prefersInApp: true)
        }
      }
    }
  }
}
