import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("searchable")
@MainActor
struct SearchableTests {
  @Test("isSearching is true from the first text until the field is cleared")
  func isSearching() throws {
    let app = TestApp(SearchApp.self)
    #expect(app.labels == ["Fruit", "not searching", "all", "Done"])
    try app.type("ap", into: "Fruit")
    #expect(app.labels == ["Fruit", "searching ap", "all", "Done"])
    try app.type("", into: "Fruit")
    #expect(app.labels == ["Fruit", "not searching", "all", "Done"])
  }

  @Test("Suggestions and scopes are in the field during a search")
  func suggestions() throws {
    let app = TestApp(SearchApp.self)
    #expect(app.field?.children == [])
    try app.type("ap", into: "Fruit")
    #expect(app.field?.children.compactMap(\.label) == ["Scope", "Apple", "Plain"])
    let apple = try #require(app.field?.children.first { $0.label == "Apple" })
    try app.perform(.tap, on: apple.id)
    #expect(app.field?.value == "apple")
    let scope = try #require(app.field?.children.first { $0.label == "Scope" })
    try app.perform(.pick("Ripe"), on: scope.id)
    #expect(app.labels == ["Fruit", "searching apple", "ripe", "Done"])
  }

  @Test("dismissSearch clears the field and ends the search")
  func dismiss() throws {
    let app = TestApp(SearchApp.self)
    try app.type("ap", into: "Fruit")
    try app.tap("Done")
    #expect(app.field?.value == "")
    #expect(app.labels == ["Fruit", "not searching", "all", "Done"])
  }

  @Test("A flag shows whether a search is active, and starts a search")
  func isPresented() throws {
    let app = TestApp(PresentedSearchApp.self)
    #expect(app.labels == ["Search", "no", "Start"])
    try app.tap("Start")
    #expect(app.field?.traits == [.focused])
    #expect(app.labels == ["Search", "yes", "Start"])
    try app.type("", into: "Search")
    #expect(app.labels == ["Search", "no", "Start"])
  }

  @Test("Tokens are shown in the field")
  func tokens() {
    let app = TestApp(TokensApp.self)
    #expect(app.field?.children.compactMap(\.label) == ["Token a", "Token b"])
  }
}

extension TestApp {
  fileprivate var field: Element? {
    screen?.children.first { $0.kind == .searchField }
  }
}

private struct SearchApp: App {
  @State private var text = ""
  @State private var scope = "all"

  var body: some Scene {
    WindowGroup {
      Results(text: text, scope: scope)
        .searchable(text: $text, prompt: "Fruit")
        .searchSuggestions {
          Text("Apple").searchCompletion("apple")
          Text("Plain")
        }
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Ripe").tag("ripe")
        }
    }
  }
}

private struct Results: View {
  let text: String
  let scope: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(isSearching ? "searching \(text)" : "not searching")
    Text(scope)
    Button("Done") { dismissSearch() }
  }
}

private struct PresentedSearchApp: App {
  @State private var text = ""
  @State private var isPresented = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Text(isPresented ? "yes" : "no")
        Button("Start") { isPresented = true }
      }
      .searchable(text: $text, isPresented: $isPresented)
    }
  }
}

private struct Token: Identifiable {
  let id: String
}

private struct TokensApp: App {
  @State private var text = ""
  @State private var tokens = [Token(id: "a"), Token(id: "b")]

  var body: some Scene {
    WindowGroup {
      Text("Results")
        .searchable(text: $text, tokens: $tokens) { Text("Token \($0.id)") }
    }
  }
}
