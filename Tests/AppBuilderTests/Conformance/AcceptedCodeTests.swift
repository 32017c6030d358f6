import Testing

@testable import AppBuilder

@Suite("code that SwiftUI accepts without a word")
struct AcceptedCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test("NS-34: links with a screen of their own are not deprecated")
  func closureLink() {
    #expect(pieces.messages["NS-34"] == nil)
  }

  @Test("TV-14: a tab view may stand in a stack")
  func tabViewInStack() {
    #expect(pieces.messages["TV-14"] == nil)
  }

  @Test("TV-39: a tab view may have more than ten entries, as in newer SDKs")
  func elevenTabs() {
    #expect(pieces.messages["TV-39"] == nil)
  }

  @Test("TV-43: a type of one's own called Tab hides SwiftUI's")
  func ownTab() throws {
    let own = try SourcePieces([
      (
        "TV-43",
        """
        enum Tab: Hashable { case home }
        struct Main: View {
          @State private var tab = Tab.home
          var body: some View {
            TabView(selection: $tab) { Text("").tag(Tab.home) }
          }
        }
        """
      ),
      (
        "TV-43 confused",
        """
        @MainActor func both() -> some View {
          TabView { Tab("A", systemImage: "a") { Text("") } }
        }
        """
      ),
    ])
    #expect(own.messages["TV-43"] == nil)
    #expect(own.messages["TV-43 confused"]?.isEmpty == false)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "NS-34",
    """
    struct Links: View {
      var body: some View {
        NavigationStack {
          NavigationLink("a") { Text("") }
          NavigationLink { Text("") } label: { Text("b") }
          NavigationLink("c", destination: Text(""))
          NavigationLink(destination: Text("")) { Text("d") }
        }
      }
    }
    """
  ),
  (
    "TV-14",
    """
    struct Wrapped: View {
      var body: some View {
        NavigationStack { TabView { Text("").tabItem { Text("a") } } }
      }
    }
    """
  ),
  (
    "TV-39",
    """
    struct Many: View {
      var body: some View {
        TabView {
    \((1...11).map { "      Tab(\"\($0)\", systemImage: \"a\") { Text(\"\") }" }.joined(separator: "\n"))
        }
      }
    }
    """
  ),
]
