import Testing

@testable import Grading

@Suite("A predicted path")
struct PredictedPathTests {
  private static let path = [".area(\"Forest\")", ".map", ".trail(id: 2)"]

  @Test(
    "is right whatever its case, quotes, blanks and leading dots",
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
    "is wrong with other values, in another order, with more, with fewer, or with a wildcard",
    arguments: [
      "[]", "[.area(\"Forest\"), .map]", "[.map, .area(\"Forest\"), .trail(id: 2)]",
      "[.area(\"Forest\"), .map, .trail(id: 3)]", "[.area(\"Forest\"), .map, .trail(id: 2), .map]",
      "[_, _, _]", "[.area(_), .map, .trail(id: 2)]",
    ]
  )
  func wrong(answer: String) throws {
    #expect(try #require(PredictedPath(answer)).isAlike(Self.path) == false)
  }

  @Test("holds commas within values, and is empty for an empty list")
  func commas() throws {
    #expect(try #require(PredictedPath("[.a(1, 2), .b(\"x, y\")]")).values.count == 2)
    #expect(try #require(PredictedPath("[ ]")).isAlike([]))
    #expect(try #require(PredictedPath("[1.5, 2]")).isAlike(["1.5", "2.0"]))
  }

  @Test(
    "is not a list without its brackets, or with a value that does not end",
    arguments: ["", "[", "two", ".map", "[.post(]", "[.post)]", "[.a(\"x)]", "[.map,]", "[,]"]
  )
  func form(answer: String) {
    #expect(PredictedPath(answer) == nil)
  }
}
