import SceneText
import Testing

@Suite("StyledText")
struct StyledTextTests {
  @Test("neighbours with the same style are joined, and empty pieces are left out")
  func spans() {
    var line = StyledText([.init("a"), .init(""), .init("b"), .init("c", .focus)])
    line += StyledText("d", .focus) + "e"
    #expect(line.spans == [.init("ab"), .init("cd", .focus), .init("e")])
    #expect(line.plain == "abcde")
    #expect(line.styled(.removed).spans == [.init("abcde", .removed)])
  }

  @Test("a text is padded to a width")
  func pad() {
    var line: StyledText = "日本"
    line.pad(to: 6)
    #expect(line.plain == "日本  ")
    line.pad(to: 3)
    #expect(line.columns == 6)
  }
}
