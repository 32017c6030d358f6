import Testing

/// A name that means two things makes a reader ask each time which one is meant.
@Suite("Names of types")
struct TypeNameTests {
  /// The names that Apple's frameworks give, so that NavLab's own process may have a type of the name too, and two
  /// frameworks may share one.
  private static let givenByApple: Set = [
    // SwiftUI's group of menu commands, and Script's group of commands in the help.
    "CommandGroup",
    // A prompt of Apple's language models, and the line editor's prompt.
    "Prompt",
    // WidgetKit's timeline of a widget, and AppSession's steps of an app.
    "Timeline",
    // SwiftUI's transaction of a change, and StoreKit's of a purchase.
    "Transaction",
    // WebKit's web page, and the page that a grader writes.
    "WebPage",
  ]

  @Test("No two modules have types of the same name")
  func names() throws {
    let sources = try Project.swiftFiles(in: "Sources")
    var files: [String: [SwiftFile]] = [:]
    for file in sources {
      for name in file.typeNames { files[name, default: []].append(file) }
    }
    let shared = files.filter { Set($1.map(\.module)).count > 1 }
    let found = shared.filter { !Self.givenByApple.contains($0.key) }
      .map { "\($0): \($1.map(\.path).sorted().joined(separator: ", "))" }
    #expect(files.count > 2000)
    #expect(found.sorted() == [], "make it one type, or name each after what it does")
    #expect(Self.givenByApple.subtracting(shared.keys) == [], "no exception outlives its reason")
  }

  @Test("Top-level types of a file are read, but private types and texts are not")
  func reading() {
    let file = SwiftFile(
      path: "Sources/A/B.swift",
      text: """
        @MainActor package final class One {
          struct Inner {}
        }
        public indirect enum Two<Value> {}
        @resultBuilder
        struct Three {}
        private struct Hidden {}
        fileprivate enum HiddenToo {}
        extension Four { struct Inner {} }
        // struct Five {}
        let text = \"""
        struct Six {}
        \"""
        package protocol Seven {}
        typealias Eight = One
        actor Nine {}
        """
    )
    #expect(file.typeNames == ["One", "Two", "Three", "Seven", "Eight", "Nine"])
  }
}
