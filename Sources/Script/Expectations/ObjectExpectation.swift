import SceneModel
import SceneText

/// An expectation that a member of an object has the given value or is true.
package struct ObjectExpectation: Expectation {
  package static let word = "OBJECT.MEMBER"
  package static let synopsis = "OBJECT.MEMBER == VALUE  or  OBJECT.MEMBER != VALUE"
  package static let help =
    "A property of one of the app's objects equals this value, or does not equal it. Without a "
    + "value, the property must be true. _ matches any value."
  package static let arguments: [ArgumentKind] = []

  private let expression: ObjectExpression
  private let isEqual: Bool
  private let value: Literal

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = "as in: expect router.path.count == 2"
    guard scanner.isAtObject else {
      throw scanner.error("name an object and one of its properties, \(example)")
    }
    let start = scanner.position
    expression = try scanner.objectExpression()
    guard expression.isReading else {
      throw ScriptError(
        "'expect' only reads properties; call methods on a separate line",
        at: start
      )
    }
    guard !expression.members.isEmpty else {
      throw scanner.error("name a property of the object, \(example)")
    }
    guard !scanner.isAtEnd else {
      isEqual = true
      value = .boolean(true)
      return
    }
    switch (scanner.next, scanner.peek()) {
    case ("=", "="): isEqual = true
    case ("!", "="): isEqual = false
    default: throw scanner.error("== or != and a value are expected here, \(example)")
    }
    scanner.advance(by: 2)
    guard !scanner.isAtEnd else { throw scanner.error("a value is missing here, \(example)") }
    value = try scanner.literal()
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let interface = interpreter.driver.interface
    let start = try ObjectStart(of: expression, in: try interpreter.app.objects, interface)
    if let interface { try ObjectCheck(interface).check(expression, of: start) }
    guard case .value(let seen, _) = try interpreter.read(expression) else {
      return ExpectationOutcome(false, seen: "\(expression) has no value")
    }
    return ExpectationOutcome(
      value.matches(seen) == isEqual,
      seen: "\(expression) == \(Printable.line(seen))"
    )
  }
}
