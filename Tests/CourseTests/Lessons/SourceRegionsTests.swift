import Testing

@testable import Course

@Suite("Regions of a source file")
struct SourceRegionsTests {
  @Test(
    "A mistake is reported with its line",
    arguments: [
      ("// endregion", "a.swift:1:1: no region is open here; remove this line"),
      (
        "// region a\nx",
        "a.swift:1:1: the region 'a' is not closed; add '// endregion' after its last line"
      ),
      (
        "// region a\nx\n// region b\ny\n// endregion",
        "a.swift:1:1: the region 'a' is not closed; add '// endregion' after its last line"
      ),
      ("// region a\n\n// endregion", "a.swift:1:1: the region 'a' is empty; put code in it"),
      (
        "// region a\nx\n// endregion\n// region a\ny\n// endregion",
        "a.swift:4:1: there are two regions named 'a'; rename this one"
      ),
      (
        "// region\nx\n// endregion",
        "a.swift:1:1: the region has no name; write '// region NAME'"
      ),
    ]
  )
  func mistakes(source: String, problem: String) {
    var log = ProblemLog(file: "a.swift")
    _ = SourceRegions.find(in: source, log: &log)

    #expect(log.problems.map(\.description) == [problem])
  }
}
