import Testing

@testable import Findings

@Suite("The application of fixes")
struct FixApplicationTests {
  private func fix(_ title: String, _ edits: (Int, Int, String)...) -> Fix {
    Fix(title: title, edits: edits.map { .init(start: $0.0, end: $0.1, replacement: $0.2) })
  }

  private func apply(_ fixes: [Fix], to text: String) -> (text: String, refused: [String]) {
    let result = FixApplication(fixes, to: Array(text.utf8))
    return (String(decoding: result.bytes, as: UTF8.self), result.refused.map(\.title))
  }

  @Test("Edits are applied from the front, in whatever order they are given")
  func order() {
    let result = apply([fix("b", (4, 5, "Z"), (0, 1, "XY")), fix("a", (2, 2, "-"))], to: "abcdef")
    #expect(result.text == "XYb-cdZf")
    #expect(result.refused == [])
  }

  @Test("Of two overlapping fixes, only the first is made")
  func overlap() {
    let result = apply(
      [fix("late", (2, 4, "Z"), (5, 6, "Q")), fix("early", (0, 3, "X"))],
      to: "abcdef"
    )
    #expect(result.text == "Xdef")
    #expect(result.refused == ["late"])
  }

  @Test("Two insertions at one place overlap, but an insertion beside a replacement does not")
  func insertions() {
    #expect(apply([fix("a", (1, 1, "X")), fix("b", (1, 1, "Y"))], to: "ab").text == "aXb")
    #expect(apply([fix("a", (1, 1, "X")), fix("b", (1, 2, "Y"))], to: "ab").text == "aXY")
  }

  @Test("A fix that does not fit the file is refused")
  func misfits() {
    let text = "aäb"
    #expect(apply([fix("cuts a character", (2, 3, ""))], to: text).refused.count == 1)
    #expect(apply([fix("beyond the end", (3, 9, ""))], to: text).refused.count == 1)
    #expect(apply([fix("backwards", (3, 1, ""))], to: text).refused.count == 1)
    #expect(apply([fix("negative", (-1, 1, ""))], to: text).refused.count == 1)
    #expect(apply([fix("nothing")], to: text).refused.count == 1)
  }
}
