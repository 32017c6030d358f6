import Findings
import Testing

@Suite("The difference of two texts")
struct UnifiedDiffTests {
  private func lines(_ old: [String], _ new: [String]) -> [String] {
    UnifiedDiff(
      path: "A.swift",
      old: old.map { $0 + "\n" }.joined(),
      new: new.map { $0 + "\n" }.joined()
    ).lines
  }

  @Test("Neighbouring changes share the lines around them, and distant changes do not")
  func hunks() {
    let old = (1...20).map(String.init)
    var new = old
    new[1] = "two"
    new[4] = "five"
    new.remove(at: 17)
    #expect(
      lines(old, new) == [
        "--- A.swift", "+++ A.swift",
        "@@ -1,8 +1,8 @@", " 1", "-2", "+two", " 3", " 4", "-5", "+five", " 6", " 7", " 8",
        "@@ -15,6 +15,5 @@", " 15", " 16", " 17", "-18", " 19", " 20",
      ]
    )
  }

  @Test("Equal texts have no difference")
  func equal() {
    #expect(lines(["a"], ["a"]) == [])
    #expect(UnifiedDiff(path: "A", old: "", new: "").lines == [])
  }

  @Test("The end of a file without a line break is reported")
  func unended() {
    let diff = UnifiedDiff(path: "A", old: "a\nb", new: "a\nc")
    #expect(
      diff.lines == [
        "--- A", "+++ A", "@@ -1,2 +1,2 @@", " a", "-b", "\\ No newline at end of file", "+c",
        "\\ No newline at end of file",
      ]
    )
  }
}
