import Testing

@testable import AppBuilder

@Suite("Modules that are compiled with the app")
struct MergedModulesTests {
  @Test(
    "merged modules are neither imported nor named, and no line moves",
    arguments: [
      ("import Kit\nimport KitUI\n", "          \nimport KitUI\n"),
      ("import SwiftUI; import Kit", "import SwiftUI;           "),
      ("@testable import Kit", "                    "),
      ("@_exported public import Kit", "                            "),
      ("import struct Kit.Tool", "                      "),
      ("let a: Kit.Tool = Kit.Tool()", "let a:     Tool =     Tool()"),
      ("let a = Kit.shared, b = A.Kit.Tool", "let a = Kit.shared, b = A.Kit.Tool"),
      ("let text = \"import Kit\" // import Kit", "let text = \"import Kit\" // import Kit"),
      ("import", "import"),
    ]
  )
  func forms(text: String, expected: String) {
    #expect(MergedModules.withoutImports(of: ["Kit"], in: text) == expected)
  }
}
