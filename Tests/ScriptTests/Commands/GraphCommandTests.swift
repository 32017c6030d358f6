import Testing

@Suite("graph")
struct GraphCommandTests {
  @Test("graph knows earlier visits, in either language")
  func visited() throws {
    try replay(
      #"""
      > push .list
      …
      > root
      …
      > graph
      graph TD
        p0(["Fake"])
        p1("tab Home")
        p2["Home"]
        p3[".list"]
        p4("tab Settings")
        p5["Settings"]
        p0 --- p1
        p1 --- p2
        p2 -->|"Books"| p3
        p0 --- p4
        p4 --- p5
      > graph --format dot
      digraph navigation {
      …
      }
      > graph --format png
      give the format, mermaid or dot, as in: graph --format dot
      """#
    )
  }

  @Test("graph draws at the prompt, and writes for other programs on request")
  func drawing() throws {
    try replay(
      #"""
      > push .list
      …
      > root
      …
      > graph
      Fake
      ├─ tab Home
      │  └─ Home
      │     └─ → .list   by Books
      └─ tab Settings
         └─ Settings
      → a link or a push leads there
      > graph --mermaid
      graph TD
      …
      > graph --dot
      digraph navigation {
      …
      }
      """#,
      isInteractive: true
    )
  }
}
