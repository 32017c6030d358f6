import SceneModel
import SceneText

/// An expectation that texts and controls appear on the screen in the given order.
package struct OrderExpectation: Expectation {
  package static let word = "order"
  package static let synopsis = #"order ["LABEL", "LABEL"]"#
  package static let help =
    "The screen shows these labels in this order. Other texts and controls may be between them. "
    + "#IDENTIFIER means the element with this accessibility identifier."
  package static let arguments: [ArgumentKind] = []

  private let names: [String]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    names = try scanner.names(
      #"write a list, as in: expect order ["Name", "Save"]"#,
      of: "a label"
    )
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let elements = try interpreter.app.visibleElements
    var rest = elements[...]
    let holds = names.allSatisfy { name in
      guard let place = rest.firstIndex(where: { $0.isNamed(name) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
    return ExpectationOutcome(holds, seen: "order [\(seen(in: elements))]")
  }

  /// Returns a list of the expected names that are on the screen, in their actual order.
  private func seen(in elements: [Element]) -> String {
    var found: [String] = []
    for element in elements {
      let name = names.first { element.isNamed($0) }
      if let name, !found.contains(name) { found.append(name) }
    }
    return found.map(Printable.quoted).joined(separator: ", ")
  }
}

extension Element {
  fileprivate func isNamed(_ name: String) -> Bool {
    label == name || identifier.map { "#\($0)" == name } ?? false
  }
}
