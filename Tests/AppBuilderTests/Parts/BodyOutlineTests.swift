import Testing

@testable import AppBuilder

@Suite("Bodies among tokens")
struct BodyOutlineTests {
  @Test("each body is found with its closing brace, and nested bodies are skipped")
  func bodies() {
    let tokens = SwiftTokenizer.tokens(
      of: "struct A { func b() { func c() {} } ; var d: Int { 1 } }"
    )
    let outline = BodyOutline(tokens)
    #expect(outline.ends.count == 2)
    for (open, close) in outline.ends {
      #expect(tokens[open].is("{"))
      #expect(tokens[close].is("}"))
    }
    #expect(!outline.showBodies)
  }

  @Test(
    "an attribute that lets other files see a body is found",
    arguments: [
      "@inlinable", "@inline(__always)", "@_transparent", "@backDeployed(before: iOS 17)",
    ]
  )
  func attributes(attribute: String) {
    #expect(BodyOutline(SwiftTokenizer.tokens(of: "\(attribute) func a() {}")).showBodies)
    #expect(
      BodyOutline(SwiftTokenizer.tokens(of: "func a() { \(attribute) func b() {} }")).showBodies
    )
  }
}
