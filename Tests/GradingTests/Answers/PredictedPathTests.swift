import Testing

@testable import Grading

@Suite("A predicted path")
struct PredictedPathTests {
  private static let path = [".area(\"Forest\")", ".map", ".trail(id: 2)"]

  @Test(
    "a path is right whatever its case, quotes, spaces and leading dots",
    arguments: [
      "[.area(\"Forest\"), .map, .trail(id: 2)]",
      " [ .area( \"forest\" ),.MAP , .trail(id:2) ] ",
      "[area(Forest), map, trail(id: 2)]",
      "[.area('Forest'), .map, .trail(id: 2)]",
      "[.area(“Forest”), .map, .trail(id: 2)]",
    ]
  )
  func right(answer: String) throws {
    #expect(try #require(PredictedPath(answer)).isAlike(Self.path))
  }

  @Test(
    "a path with wrong, reordered, extra or missing values, or a wildcard, is wrong",
    arguments: [
      "[]", "[.area(\"Forest\"), .map]", "[.map, .area(\"Forest\"), .trail(id: 2)]",
      "[.area(\"Forest\"), .map, .trail(id: 3)]", "[.area(\"Forest\"), .map, .trail(id: 2), .map]",
      "[_, _, _]", "[.area(_), .map, .trail(id: 2)]",
    ]
  )
  func wrong(answer: String) throws {
    #expect(try #require(PredictedPath(answer)).isAlike(Self.path) == false)
  }

  @Test("a value may contain commas, and an empty list gives an empty path")
  func commas() throws {
    #expect(try #require(PredictedPath("[.a(1, 2), .b(\"x, y\")]")).values.count == 2)
    #expect(try #require(PredictedPath("[ ]")).isAlike([]))
    #expect(try #require(PredictedPath("[1.5, 2]")).isAlike(["1.5", "2.0"]))
  }

  @Test(
    "text without brackets, or with an unfinished value, is not a list",
    arguments: ["", "[", "two", ".map", "[.post(]", "[.post)]", "[.a(\"x)]", "[.map,]", "[,]"]
  )
  func form(answer: String) {
    #expect(PredictedPath(answer) == nil)
  }
}
