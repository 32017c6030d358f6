import SceneModel
import SceneText

/// An expectation about the values in the path of the visible stack.
package struct PathExpectation: Expectation {
  package static let word = "path"
  package static let synopsis = "path count N  or  path [VALUE, VALUE]  or  path bound"
  package static let help =
    "The path of the visible stack holds N values, or exactly these values. _ matches any value. "
    + "'bound' means that the stack is bound to one of the app's paths."
  package static let arguments: [ArgumentKind] = [.keywords(["count", "bound"]), .free]

  private let expected: Expected

  private enum Expected: Hashable {
    case count(Int)
    case bound
    case values(Literal)
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    if scanner.takeWord("count") {
      guard let count = try scanner.count(atLeast: 0) else {
        throw scanner.error("give the number of values, as in: expect path count 2")
      }
      expected = .count(count)
      return
    }
    if scanner.takeWord("bound") {
      expected = .bound
      return
    }
    scanner.skipBlanks()
    try Self.refuseAssignment(in: &scanner)
    guard scanner.next == "[" else {
      throw scanner.error("write 'path count 2', or a list, such as 'path [.list, .detail(id: _)]'")
    }
    expected = .values(try scanner.literal())
  }

  /// Throws an error if the line sets the path, as the command `path = []` does.
  private static func refuseAssignment(in scanner: inout Scanner) throws(ScriptError) {
    let start = scanner.position
    guard scanner.next == "=" else { return }
    while scanner.take("=") { scanner.skipBlanks() }
    throw ScriptError(
      "'expect path' only looks at the path; leave out '='",
      at: start,
      correction: scanner.replacing(from: start, by: "")
    )
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let stack = try interpreter.app.visibleStack else {
      return ExpectationOutcome(false, seen: "there is no navigation stack here")
    }
    let path = stack.path ?? []
    let list = "path [\(path.map(Printable.line).joined(separator: ", "))]"
    switch expected {
    case .count(let count):
      return ExpectationOutcome(path.count == count, seen: "path count \(path.count), \(list)")
    case .bound:
      guard let type = stack.pathType else {
        return ExpectationOutcome(false, seen: "the stack is not bound to a path")
      }
      return ExpectationOutcome(
        true,
        seen: "the stack is bound to a path of type \(Printable.line(type))"
      )
    case .values(let literal):
      guard case .array(let values) = literal else { return ExpectationOutcome(false, seen: list) }
      let holds = values.count == path.count && zip(values, path).allSatisfy { $0.matches($1) }
      return ExpectationOutcome(holds, seen: list)
    }
  }
}
