import SceneModel
import SceneText

/// An expectation about the number of objects of one class that the app's views own.
package struct ObjectsExpectation: Expectation {
  package static let word = "objects"
  package static let synopsis = "objects CLASS N"
  package static let help =
    "The app's views hold N observable objects of this class. A second router is a common cause of bugs."
  package static let arguments: [ArgumentKind] = [.free, .free]

  private let type: String
  private let count: Int

  package init(from scanner: inout Scanner) throws(ScriptError) {
    type = try scanner.text("name the class, as in: expect objects Router 1")
    guard let count = try scanner.count(atLeast: 0) else {
      throw scanner.error("give the number of objects, as in: expect objects Router 1")
    }
    self.count = count
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let objects = try interpreter.app.objects.filter { !$0.isInner }
    let seen = objects.count { $0.type == type }
    guard seen == 0, !objects.isEmpty else {
      return ExpectationOutcome(seen == count, seen: "objects \(Printable.line(type)) \(seen)")
    }
    let names = Set(objects.map(\.type)).sorted().map(Printable.line)
    return ExpectationOutcome(count == 0, seen: "only objects of \(names.joined(separator: ", "))")
  }
}
