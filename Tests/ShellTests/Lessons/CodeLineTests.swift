import Testing

@testable import Shell

@Suite("Code in a narrow window")
struct CodeLineTests {
  @Test("A line that fits stays as it is")
  func fits() {
    #expect(CodeLine(text: "  let path = [1]").broken(to: 16) == ["  let path = [1]"])
  }

  @Test("A wide line is broken between words, after brackets and before dots")
  func broken() {
    #expect(
      CodeLine(text: "    .navigationDestination(for: Route.self) { route in").broken(to: 36) == [
        "    .navigationDestination(for:",
        "        Route.self) { route in",
      ]
    )
    #expect(
      CodeLine(text: "  case .picture(let id): PictureScreen(id: id, path: $path)").broken(to: 36)
        == [
          "  case .picture(let id):",
          "      PictureScreen(id: id, path:",
          "      $path)",
        ]
    )
  }

  @Test("A broken comment continues as a comment")
  func comment() {
    #expect(
      CodeLine(text: "  /// Shows the bike that is next to where somebody stands.").broken(to: 36)
        == ["  /// Shows the bike that is next to", "  /// where somebody stands."]
    )
    #expect(CodeLine(text: "// a/b is it").broken(to: 8) == ["// a/b", "// is it"])
  }

  @Test("An empty value stays whole, together with its sign")
  func empty() {
    let line = CodeLine(text: "@State private var path: [Route] = []")
    for columns in 20...36 {
      #expect(line.broken(to: columns).contains { $0.hasSuffix("= []") }, "\(columns)")
    }
    #expect(line.broken(to: 36) == ["@State private var path: [Route]", "    = []"])
  }

  @Test("A name stays with its dot, unless it is wider than the window")
  func names() {
    let tab = CodeLine(text: "Tab(\"Shelves\", value: CellarTab.shelves) {")
    #expect(tab.broken(to: 32) == ["Tab(\"Shelves\", value:", "    CellarTab.shelves) {"])
    #expect(
      CodeLine(text: "library.shelves.first").broken(to: 12) == [
        "library", "    .shelves", "    .first",
      ]
    )
  }

  @Test("A path stays whole if a row has room for it")
  func path() {
    let line = CodeLine(text: "navlab run 05-the-button-that-lies/App.swift --script")
    #expect(
      line.broken(to: 36) == [
        "navlab run", "   05-the-button-that-lies/App.swift", "    --script",
      ]
    )
    #expect(
      line.broken(to: 30) == [
        "navlab run", "    05-the-button-that-lies/", "    App.swift --script",
      ]
    )
  }

  @Test("No line is wider than the window, and only spaces are lost", arguments: 10...40)
  func kept(columns: Int) {
    let text =
      "  let shelves = library.shelves.filter { $0.isOpen }.map(\\.title)"
      + " + [\"anUnbreakableWordOfManyLetters\"]"
    let lines = CodeLine(text: text).broken(to: columns)
    #expect(lines.allSatisfy { $0.count <= columns })
    let joined = lines.joined().filter { $0 != " " }
    #expect(joined == text.filter { $0 != " " })
  }
}
