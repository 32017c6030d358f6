import Testing

@testable import NavUI

@Suite("Comparing paths")
struct PathChangeTests {
  /// Its values end in padding.
  private enum Route: Hashable {
    case number(Int)
    case text(String)
  }

  /// Its values have no whole word and end in padding.
  private struct Small: Hashable {
    var wide: UInt16
    var narrow: UInt8
  }

  private static let routes =
    (0..<100).map { $0.isMultiple(of: 3) ? .text("\($0)") : .number($0) }
    as [Route]

  @Test("An equal path is not a change, whatever the padding of its values contains")
  func same() {
    let copy = Self.routes.map { $0 }
    #expect(PathChange(from: Self.routes, to: copy) == nil)
    let rebuilt = (0..<100).map { number -> Route in
      if number.isMultiple(of: 3) { return .text(String(number)) }
      return .number(number)
    }
    #expect(PathChange(from: Self.routes, to: rebuilt) == nil)
  }

  @Test("Equal texts in different memory are equal values")
  func equalTexts() {
    let long = "a text that is too long to lie within its value"
    let copy = String(decoding: Array(long.utf8), as: UTF8.self)
    #expect(PathChange(from: [Route.text(long)], to: [.text(copy)]) == nil)
  }

  @Test("Values added or removed at the end leave the rest unchanged")
  func atTheEnd() {
    #expect(
      PathChange(from: Self.routes, to: Self.routes + [.number(-1)])
        == PathChange(prefix: 100, suffix: 0, oldCount: 100, newCount: 101)
    )
    #expect(
      PathChange(from: Self.routes, to: Self.routes.dropLast(40).map { $0 })
        == PathChange(prefix: 60, suffix: 0, oldCount: 100, newCount: 60)
    )
  }

  @Test("A change at any index is found there", arguments: [0, 1, 50, 99])
  func inTheMiddle(index: Int) {
    var changed = Self.routes
    changed[index] = .number(-1)
    #expect(
      PathChange(from: Self.routes, to: changed)
        == PathChange(prefix: index, suffix: 99 - index, oldCount: 100, newCount: 100)
    )
  }

  @Test("A case that differs only in its tag is another value")
  func tag() {
    enum Choice: Hashable {
      case left(Int)
      case right(Int)
    }
    #expect(
      PathChange(from: [Choice.left(1), .left(2)], to: [.left(1), .right(2)])
        == PathChange(prefix: 1, suffix: 0, oldCount: 2, newCount: 2)
    )
  }

  @Test("Values smaller than a word are compared without their padding")
  func small() {
    let values = (0..<10).map { Small(wide: $0, narrow: 7) }
    #expect(PathChange(from: values, to: values.map { $0 }) == nil)
    var changed = values
    changed[4].narrow = 8
    #expect(
      PathChange(from: values, to: changed)
        == PathChange(prefix: 4, suffix: 5, oldCount: 10, newCount: 10)
    )
  }
}
