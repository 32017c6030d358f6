import SceneText
import Testing

@testable import Shell

@Suite("Links in texts")
struct FileLinksTests {
  private let links = FileLinks([
    ("App.swift", "/w/App.swift"), ("Router.swift", "/w/Router.swift"),
  ])

  private func linked(_ text: String) -> [String] {
    let line = links.marked(StyledText(text, .error))
    #expect(line.plain == text)
    #expect(line.spans.allSatisfy { $0.style == .error })
    return line.spans.filter { $0.file != nil }.map { "\($0.text) \($0.file ?? "")" }
  }

  @Test("The names of known files become links, with line and column after them")
  func names() {
    #expect(linked("App.swift:4:5: error: no") == ["App.swift:4:5 /w/App.swift"])
    #expect(
      linked("in Router.swift:7, as App.swift says")
        == ["Router.swift:7 /w/Router.swift", "App.swift /w/App.swift"]
    )
  }

  @Test("A name inside another name is not a link")
  func others() {
    #expect(linked("MyApp.swift other/App.swift App.swifts") == [])
    #expect(linked("MyApp.swift, App.swift") == ["App.swift /w/App.swift"])
  }

  @Test("A piece that is already a link does not change")
  func nested() {
    let line = StyledText("App.swift", file: "/elsewhere")
    #expect(links.marked(line) == line)
  }
}
