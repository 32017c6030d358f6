import SceneText
import Shell
import Terminal
import Testing

@Suite("Messages in a window")
struct FittedOutputTests {
  private func written(_ text: String, columns: Int?) -> String {
    let output = RecordedOutput()
    FittedOutput(output) { columns.map { TextLayout(width: $0) } }.write(text)
    return output.text
  }

  @Test("A terminal gets lines that fit, and any other output the whole line")
  func fits() {
    let line = "NavTests: there is no test here; write one\n"
    #expect(written(line, columns: nil) == line)
    #expect(written(line, columns: 30) == "NavTests: there is no test\n  here; write one\n")
    #expect(written(line, columns: 50) == line)
  }

  @Test("A question keeps the space after it, and colours stay")
  func kept() {
    #expect(written("Go on with it, here and now? [y/N] ", columns: 40).hasSuffix("[y/N] "))
    let coloured = "\u{1B}[31mthis is a line that is wider than the window\u{1B}[0m\n"
    #expect(written(coloured, columns: 20) == coloured)
  }
}
