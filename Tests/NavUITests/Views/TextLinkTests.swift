import Foundation
import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("Links in texts")
@MainActor
struct TextLinkTests {
  @Test("OB-39: a Markdown link is tapped by its words, and is opened through openURL")
  func taps() throws {
    let app = TestApp(LinkedApp.self)
    let text = try #require(app.screen?.children.first)
    #expect(text.kind == .text)
    #expect(text.label == "Read the terms and more, 0.")
    try #require(text.children.map(\.label) == ["the terms", "more"])
    #expect(text.children.map(\.kind) == [.link, .link])
    try app.perform(.tap, on: text.children[1].id)
    #expect(app.labels == ["Read the terms and more, 1.", "more", "off"])
    try app.perform(.tap, on: text.children[0].id)
    #expect(app.labels == ["Read the terms and more, 2.", "terms", "off"])
    let off = try #require(app.screen?.children.last?.children.first)
    #expect(off.traits == [.disabled])
  }

  @Test("OB-39: links appear and disappear with the text")
  func changes() throws {
    let app = TestApp(ChangingApp.self)
    #expect(app.screen?.children.first?.children.map(\.label) == ["a"])
    try app.tap("Change")
    #expect(app.screen?.children.first?.children.map(\.label) == ["b", "c"])
    try app.tap("Change")
    #expect(app.screen?.children.first?.children.map(\.label) == ["a"])
  }
}

private struct LinkedApp: App {
  @State private var opened = ""
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Read [the **terms**](app://terms) and [more](app://more), \(count).")
        Text(opened)
        Text("[off](app://off)").disabled(true)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.host ?? "?"
          count += 1
          return .handled
        }
      )
    }
  }
}

private struct ChangingApp: App {
  @State private var isOther = false

  var body: some Scene {
    WindowGroup {
      Text(isOther ? "[b](x://b) [c](x://c)" : "[a](x://a)" as LocalizedStringKey)
      Button("Change") { isOther.toggle() }
    }
  }
}
