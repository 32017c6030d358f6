import SceneText
import Testing

@Suite("Messages of a compiler, fitted to a window")
struct MessageLinesTests {
  private let message = """
    App.swift:7:83: error: cannot find 'Txt' in scope, whatever that may be
     6 |     NavigationStack(path: $path) {
     7 |       NavigationLink("Harbour").navigationDestination(for: String.self) { town in Txt(town) }
       |                                                                                   `- error: cannot find 'Txt' in scope, whatever that may be
     8 |     }
    """

  private func fitted(_ text: String, _ width: Int) -> String {
    TextLayout(width: width).messageLines(of: text).joined(separator: "\n")
  }

  @Test("Lines that fit do not change")
  func wide() {
    #expect(fitted(message, 200) == message)
  }

  @Test("A sentence is broken between words, and source is cut around the mark")
  func narrow() {
    #expect(
      fitted(message, 40) == """
        App.swift:7:83: error: cannot find 'Txt'
          in scope, whatever that may be
         6 |     NavigationStack(path: $path) {
         7 | …self) { town in Txt(town) }
           |                  ^
         8 |     }
        """
    )
  }

  @Test("A mark near the beginning keeps the beginning, and further notes are below it")
  func note() {
    let text = """
      A.swift:7:3: error: wrong
       7 |   let harbours: [String: Int] = everything.that(is: there)
         |   |- error: wrong
         |   `- note: the name was used by somebody else before
      """
    #expect(
      fitted(text, 40) == """
        A.swift:7:3: error: wrong
         7 |   let harbours: [String: Int] = ev…
           |   |- error: wrong
           |   ^
           |   note: the name was used by
           |   somebody else before
        """
    )
  }

  @Test("A long position stays whole, and an indented line keeps its indentation")
  func place() {
    #expect(
      fitted("/a/folder/with/names/App.swift:12:4: error: no such thing", 30) == """
        /a/folder/with/names/App.swift:12:4:
          error: no such thing
        """
    )
    #expect(
      fitted("    the linker has more than one word to say", 24) == """
            the linker has more
              than one word to
              say
        """
    )
  }

  @Test("No line is wider than the window", arguments: [20, 31, 40, 60, 79, 80, 120])
  func width(columns: Int) {
    for line in TextLayout(width: columns).messageLines(of: message) {
      #expect(DisplayWidth.columns(of: line) <= columns, "\(line)")
    }
  }
}
