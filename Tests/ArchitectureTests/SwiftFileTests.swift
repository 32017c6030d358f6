import Testing

@Suite("Reading a Swift file")
struct SwiftFileTests {
  @Test("imports are found in every spelling, but not in comments or texts")
  func imports() {
    let file = SwiftFile(
      path: "Sources/A/File.swift",
      text: #"""
        import B
        package import C
        @preconcurrency public import D
        @_spi(Hidden) import E
        import struct F.Thing
        // import G
        let text = "import H"
        let long = """
        import I
        """
        """#
    )
    #expect(file.imports == ["B", "C", "D", "E", "F"])
    #expect(file.module == "A")
    #expect(file.name == "File")
  }

  @Test("code lines contain no comments and no texts")
  func codeLines() {
    let file = SwiftFile(
      path: "File.swift",
      text: #"""
        print("call \"exit(0)\"")  // exit(1)
        let long = """
          exit(2)
          """
        exit(3)
        """#
    )
    #expect(file.codeLines == ["print(\"\")  ", "", "", "", "exit(3)"])
  }
}
