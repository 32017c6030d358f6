import Foundation
import Testing

@testable import NavFoundation

@Suite("Predicates from format strings")
struct PredicateFormatTests {
  private struct Person: KeyValueCoding {
    var name: String?
    var age: Int
    var friends: [Person] = []
    func value(forKey key: String) -> Any? {
      switch key {
      case "name": name
      case "age": age
      case "friends": friends
      default: nil
      }
    }
  }

  private static let ada = Person(name: "Ada", age: 36, friends: [Person(name: "Bob", age: 20)])

  @Test(
    "each comparison is true or false as expected",
    arguments: [
      ("name == 'Ada'", true), ("name == 'ada'", false), ("name ==[c] 'ADA'", true),
      ("name CONTAINS[cd] 'dà'", true), ("name BEGINSWITH 'A' AND age > 35", true),
      ("name ENDSWITH 'x' OR age <= 36", true), ("NOT (age < 40)", false),
      ("age BETWEEN {30, 40}", true),
      ("age IN {1, 36}", true), ("name LIKE 'A?a'", true), ("name MATCHES '[A-Z].*'", true),
      ("ANY friends.age < 21", true), ("ALL friends.age > 21", false),
      ("NONE friends.age > 21", true),
      ("friends.@count == 1", true), ("name != nil", true), ("height == nil", true),
      ("height > 3", false),
      ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("age == 36 && name = \"Ada\"", true),
    ]
  )
  func comparison(format: String, holds: Bool) throws {
    #expect(try PredicateFormat.test(format, []).passes(Self.ada) == holds)
  }

  @Test("arguments stand for values and for property names")
  func arguments() throws {
    let test = try PredicateFormat.test("%K == %@ AND age >= %d", ["name", "Ada", 36])
    #expect(test.passes(Self.ada))
    #expect(try !PredicateFormat.test("name IN %@", [["Bob", "Cleo"]]).passes(Self.ada))
  }

  @Test("SELF is the object itself")
  func itself() throws {
    let test = try PredicateFormat.test("SELF MATCHES %@", [#".+@.+\..+"#])
    #expect(test.passes("ada@example.com"))
    #expect(!test.passes("ada"))
  }

  @Test(
    "an unreadable format is refused with the reason",
    arguments: [
      "name ==", "name 'Ada'", "(name == 'Ada'", "name == %@", "name == 'Ada' age", "name ~ 3",
    ]
  )
  func refused(format: String) {
    #expect(throws: PredicateFormat.Failure.self) { try PredicateFormat.test(format, []) }
  }
}
