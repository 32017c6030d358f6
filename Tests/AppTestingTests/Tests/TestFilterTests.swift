import Grading
import Testing

@testable import AppTesting

@Suite("A choice of tests")
struct TestFilterTests {
  private let tests = (1...60).map { number in
    TestScript(name: "group\(number % 3)/case\(number)", file: "f", path: "/f")
  }

  @Test("the filter takes names that match one of the patterns")
  func patterns() throws {
    #expect(try TestFilter([]).named(tests) == tests)
    #expect(try TestFilter(["case1$"]).named(tests).map(\.name) == ["group1/case1"])
    let two = try TestFilter(["case1$", "case2$"]).named(tests)
    #expect(two.map(\.name) == ["group1/case1", "group2/case2"])
    #expect(try TestFilter(["nothing"]).named(tests) == [])
  }

  @Test("an invalid regular expression is refused")
  func faultyPattern() {
    #expect(throws: TestFilter.FaultyPattern.self) { _ = try TestFilter(["a", "("]) }
  }

  @Test("each test belongs to exactly one share")
  func shares() throws {
    let shares = try (1...4).map { number in
      let shard = try #require(Shard(number: number, of: 4))
      return try TestFilter([], shard: shard).ofShare(tests)
    }
    #expect(shares.joined().map(\.name).sorted() == tests.map(\.name).sorted())
    #expect(shares.allSatisfy { !$0.isEmpty })
  }
}
