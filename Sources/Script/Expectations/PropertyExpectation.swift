import SceneModel
import SceneText

/// An expectation that a property of an observable object has the given value.
package struct PropertyExpectation: Expectation {
  package static let word = "property"
  package static let synopsis = "property OBJECT.NAME VALUE"
  package static let help =
    "The property of an object has this value. The command 'objects' lists the names of objects, "
    + "such as router and router#2. _ matches any value."
  package static let arguments: [ArgumentKind] = [.free, .free]

  private let object: String
  private let name: String
  private let value: Literal

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = "as in: expect property router.path [.list]"
    let word = scanner.bareWord()
    guard let dot = word.lastIndex(of: "."), dot != word.startIndex, word.last != "." else {
      throw scanner.error("name an object and its property, \(example)")
    }
    object = String(word[..<dot])
    name = String(word[word.index(after: dot)...])
    guard !scanner.isAtEnd else {
      throw scanner.error("give a value, \(example)")
    }
    value = try scanner.literal()
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let objects = try interpreter.app.objects.filter { !$0.isInner }
    guard let found = objects.first(where: { $0.name == object }) else {
      let names = objects.map { Printable.line($0.name) }
      let hint = Spelling(names).hint(for: object)
      let list =
        names.isEmpty ? "no objects" : "objects \(names.joined(separator: ", "))\(hint)"
      return ExpectationOutcome(false, seen: list)
    }
    guard let property = found.properties.first(where: { $0.name == name }) else {
      let names = found.properties.map { Printable.line($0.name) }
      let hint = Spelling(names).hint(for: name)
      return ExpectationOutcome(false, seen: "properties \(names.joined(separator: ", "))\(hint)")
    }
    return ExpectationOutcome(
      value.matches(property.value),
      seen: "property \(Printable.line("\(object).\(name) \(property.value)"))"
    )
  }
}
