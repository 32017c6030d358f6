import NavUI
import Testing

@Suite("NavigationPath")
struct NavigationPathTests {
  struct Plain: Hashable {
    var id: Int
  }

  /// Appends through a generic that knows only `Hashable`, as a learner's helper would.
  static func appendGenerically<V: Hashable>(_ value: V, to path: inout NavigationPath) {
    path.append(value)
  }

  @Test("NP-01: one path holds values of unrelated types in order")
  func heterogeneous() {
    var path = NavigationPath()
    path.append("a")
    path.append(7)
    path.append(Plain(id: 1))
    #expect(path.count == 3)
    #expect(path.elements.map(\.typeName) == ["Swift.String", "Swift.Int", plainName])
  }

  @Test("NP-02: only the overload for Codable values remembers how to encode them")
  func overloads() {
    var path = NavigationPath()
    path.append(7)
    #expect(path.elements.map(\.isCodable) == [true])
    path.append(Plain(id: 1))
    #expect(path.elements.map(\.isCodable) == [true, false])
  }

  @Test("NP-03: a Codable value appended through a Hashable generic cannot be saved")
  func appendedThroughGeneric() {
    var generic = NavigationPath()
    Self.appendGenerically(7, to: &generic)
    #expect(generic.codable == nil)

    var existential = NavigationPath()
    let value: any Hashable = 7
    existential.append(value)
    #expect(existential.codable == nil)

    var erased = NavigationPath()
    erased.append(AnyHashable(7))
    #expect(erased.codable == nil)
    #expect(erased.elements.first?.typeName == "Swift.AnyHashable")
  }

  @Test("NP-04: removeLast removes one value by default")
  func removeLast() {
    var path = NavigationPath(["a", "b", "c"])
    path.removeLast()
    #expect(path == NavigationPath(["a", "b"]))
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test("NP-05: removeLast with too large a number stops the program")
  func removeTooMany() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath([1, 2])
      path.removeLast(5)
    }
    #expect(text(result).contains("NavigationPath.removeLast(5): the path holds 2"))
  }

  @Test("NP-05: removeLast with a negative number stops the program")
  func removeNegative() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath([1, 2])
      path.removeLast(-1)
    }
    #expect(text(result).contains("NavigationPath.removeLast(-1): the number of values cannot be"))
  }

  @Test("NP-06: removeLast on an empty path stops the program")
  func removeFromEmpty() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var path = NavigationPath()
      path.removeLast()
    }
    #expect(text(result).contains("NavigationPath.removeLast(1): the path holds no values"))
  }

  @Test("NP-07: removeLast(count) pops to the root, and is harmless there")
  func popToRoot() {
    var path = NavigationPath([1, 2, 3])
    path.removeLast(path.count)
    #expect(path.isEmpty)
    path.removeLast(path.count)
    #expect(path.count == 0)
  }

  @Test("NP-12: paths are equal if their contents and their order are equal")
  func equality() {
    var first = NavigationPath()
    var second = NavigationPath()
    first.append(1)
    first.append("a")
    second.append(1)
    second.append("a")
    #expect(first == second)
    second.removeLast()
    #expect(first != second)
    second.append("b")
    #expect(first != second)
  }

  @Test("NP-12: equal numbers of different types are different values")
  func equalityOfTypes() {
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
    #expect(NavigationPath([1 as Int]) != NavigationPath([1 as UInt8]))
    #expect(NavigationPath([Int?.some(1)]) != NavigationPath([1]))
  }

  @Test("NP-14: a changed copy leaves the original unchanged, and both share common values")
  func valueSemantics() {
    let original = NavigationPath([1, 2])
    var copy = original
    copy.append(3)
    #expect(original.count == 2)
    #expect(copy.count == 3)
    #expect(zip(original.elements, copy.elements).allSatisfy { $0 === $1 })
  }

  @Test("NP-15: an equal value may be pushed twice")
  func duplicates() {
    var path = NavigationPath()
    path.append(1)
    path.append(1)
    #expect(path.count == 2)
  }

  @Test("NP-16: codable is nil as soon as one value is not stored as Codable")
  func allOrNothing() {
    var path = NavigationPath([1, 2])
    #expect(path.codable != nil)
    path.append(Plain(id: 1))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
    #expect(NavigationPath([Plain(id: 1)]).codable == nil)
    #expect(NavigationPath().codable != nil)
  }

  @Test("NP-17: the first value that prevents saving is known")
  func firstUncodable() {
    var path = NavigationPath([1])
    path.append(Plain(id: 1))
    path.append(AnyHashable(2))
    #expect(path.firstUncodableElement?.typeName == plainName)
  }

  @Test("NP-24: a sequence's order becomes the push order")
  func sequence() {
    let path = NavigationPath(1...3)
    #expect(path.elements.map { $0.value as? Int } == [1, 2, 3])
    #expect(path.elements.map(\.isCodable) == [true, true, true])
  }

  @Test("NS-17: values are found by the static type of their append")
  func staticType() throws {
    class Animal: Hashable {
      static func == (lhs: Animal, rhs: Animal) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    final class Dog: Animal {}
    var path = NavigationPath()
    path.append(Int?.some(5))
    path.append(Dog() as Animal)
    path.append(Int?.none)
    #expect(try path.elements[0].resolve(as: Int.self) == nil)
    #expect(try path.elements[0].resolve(as: Int?.self) == .some(.some(5)))
    #expect(try path.elements[1].resolve(as: Dog.self) == nil)
    #expect(try path.elements[1].resolve(as: Animal.self) is Dog)
    #expect(try path.elements[2].resolve(as: Int?.self) == .some(.none))
  }

  private var plainName: String { "NavUITests.NavigationPathTests.Plain" }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
