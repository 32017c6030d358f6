import Testing

@testable import AppBuilder

@Suite("The modules that files import")
struct ImportProbeTests {
  private func imports(_ text: String) -> [String] {
    ImportOutline(of: text).statements.map { "\($0.module) \($0.line):\($0.column)" }
  }

  @Test("imports are found in all forms, with their places")
  func forms() {
    let text = """
      import Foundation
      @testable import Shop; import struct Shop.Item
      @preconcurrency public import class UIKit.UIView
      // import Hidden
      let text = "import Other"
      struct A { func import_() {} }
      """
    #expect(
      imports(text) == ["Foundation 1:8", "Shop 2:18", "Shop 2:38", "UIKit 3:37"]
    )
  }

  @Test("the word import inside code is not an import")
  func members() {
    #expect(imports("let a = Kind.import\nfunc f() { let `import` = 1 }") == [])
  }

  @Test("conditions are kept around the queries, and only doubtful modules are queried")
  func source() {
    let text = """
      import SwiftUI
      #if DEBUG &&
        !RELEASE
      import Lottie
      #else
      import Own
      #endif
      """
    let sources = StagedSources([SourceFile(name: "A.swift", text: text)], entry: nil)
    #expect(
      ImportProbe(sources, known: ["Own"]).source == """
        #if DEBUG &&
          !RELEASE
        #if !canImport(Lottie)
        #warning("no module 0")
        #endif
        #else
        #endif

        """
    )
  }

  @Test("a file whose conditions do not end is left to the compiler")
  func unbalanced() {
    let text = "#if DEBUG\nimport Lottie"
    let sources = StagedSources([SourceFile(name: "A.swift", text: text)], entry: nil)
    #expect(ImportProbe(sources, known: []).questions == [])
  }

  @Test("each missing module is reported once, with every place")
  func told() {
    let files = [
      SourceFile(name: "A.swift", text: "import X\n  import Y"),
      SourceFile(name: "B.swift", text: "import X"), SourceFile(name: "C.swift", text: "import X"),
    ]
    let probe = ImportProbe(StagedSources(files, entry: nil), known: [])
    let output = (0...3).map { "P.swift:1:1: warning: no module \($0)\n" }.joined()
    #expect(
      probe.missing(in: output).map(\.text) == [
        """
        A.swift:1:8: error: no such module 'X'
        1 | import X
          |        `- error: no such module 'X'
        note: the module is also imported at B.swift:1 and 1 more place
        """,
        """
        A.swift:2:10: error: no such module 'Y'
        2 |   import Y
          |          `- error: no such module 'Y'
        """,
      ]
    )
    #expect(probe.missing(in: "") == [])
  }
}
