import SceneText
import Script
import Testing

@testable import Shell

@Suite("The source of an app at the prompt")
struct CodePagesTests {
  private let app = """
    import SwiftUI

    struct Hall: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationLink("Room", value: 1)
        Text("Hall")
        NavigationLink("Stair", value: 2)
      }
    }

    """

  private func source(rows: Int? = nil, _ files: [(String, String)]? = nil) -> CodePages {
    let files = files ?? [("App.swift", app)]
    return CodePages(rows: { rows }, read: { files.map { (name: $0.0, text: $0.1) } })
  }

  private func text(_ source: CodePages, _ part: SourcePart, columns: Int = 80) -> String {
    do throws(Failure) {
      return try source.lines(of: part, TextLayout(width: columns)).map(\.plain)
        .joined(separator: "\n")
    } catch {
      return error.message
    }
  }

  @Test("The whole source has numbers, and in a narrow window lines break between words")
  func whole() {
    #expect(
      text(source(), .beginning).hasPrefix(" 1  import SwiftUI\n 2\n 3  struct Hall: View {\n")
    )
    #expect(
      text(source(), .line(4), columns: 40).hasPrefix(
        " 4    @State private var path: [Route]\n          = []\n 5    var body: some View {\n"
      )
    )
    #expect(text(source(), .line(11)) == "there is no line 11; the source has 10 lines")
  }

  @Test("Comments that only mark a part for a lesson are omitted, and numbers stay")
  func regions() {
    let marked = "let a = 1\n// region stack\nlet b = a\n  // endregion\nlet c = 1 // region\n"
    let source = source(rows: nil, [("App.swift", marked)])
    #expect(
      text(source, .beginning) == "1  let a = 1\n3  let b = a\n5  let c = 1 // region"
    )
    #expect(
      text(source, .text("let"))
        .hasSuffix("1: let a = 1\n3: let b = a\n5: let c = 1 // region")
    )
    #expect(text(source, .text("region stack")).hasPrefix("No line of"))
  }

  @Test("The source is shown a page at a time, and each line once")
  func pages() {
    let source = source(rows: 7)
    var pages = [text(source, .beginning)]
    while pages[pages.count - 1].hasSuffix("\nTo go on: code more"), pages.count < 9 {
      pages.append(text(source, .more))
    }
    #expect(pages.count == 3)
    let numbers = pages.flatMap { $0.split(separator: "\n") }.compactMap {
      Int($0.prefix(2).filter { $0 != " " })
    }
    #expect(numbers == Array(1...10))
    #expect(text(source, .more) == "there is no more code; 'code' shows the beginning again")
  }

  @Test("A page in a lesson fits the window, including the way back")
  func room() {
    let long = [("App.swift", String(repeating: "let one = 1\n", count: 60))]
    let page = text(source(rows: 24, long), .beginning).split(separator: "\n")
    #expect(page.count == 24 - "code, blank, next:, prompt".split(separator: ",").count)
  }

  @Test("A text is found in any case, with its context, or is reported as missing")
  func search() {
    #expect(
      text(source(), .text("navigationlink")) == """
        2 lines of App.swift hold 'navigationlink'.
         5    var body: some View {
         6:     NavigationLink("Room", value: 1)
         7      Text("Hall")
         8:     NavigationLink("Stair", value: 2)
         9    }
        """
    )
    #expect(text(source(), .text("back button")) == "No line of App.swift contains 'back button'.")
    let distant = source([("App.swift", "a\nb\nc\nd\ne\na\n")])
    #expect(text(distant, .text("a")).contains("\n2  b\n   …\n5  e\n6: a"))
  }

  @Test("Files of a folder are below their names")
  func files() {
    let source = source([("A.swift", "let a = 1\n"), ("B.swift", "let b = 1\nlet c = 2\n")])
    #expect(
      text(source, .beginning) == "A.swift\n1  let a = 1\nB.swift\n1  let b = 1\n2  let c = 2"
    )
    #expect(
      text(source, .text("b =")) == """
        1 line of the 2 files of the app holds 'b ='.
        B.swift
        1: let b = 1
        2  let c = 2
        """
    )
  }
}
