package import SceneModel
import SceneText

/// An expectation that the screen shows an element of a given kind with a given label.
package protocol LabelExpectation: Expectation {
  /// The element's kind, whose name is also the word of the expectation.
  static var kind: Element.Kind { get }
  /// An example of a label, for use in messages.
  static var exampleLabel: String { get }

  /// The label of the element.
  var label: String { get }
  /// A Boolean value that indicates whether the element must be in a bar of the screen.
  var isInBar: Bool { get }

  /// Creates an expectation that the screen shows an element with the given label.
  ///
  /// - Parameters:
  ///   - label: The label of the element.
  ///   - isInBar: Whether the element must be in a bar of the screen.
  init(label: String, isInBar: Bool)
}

extension LabelExpectation {
  package static var synopsis: String { "\(word) \"LABEL\" [in bar]" }

  package static var help: String {
    "The screen shows a \(word) with this label, enabled or not. With 'in bar', it is in a bar at the "
      + "top or the bottom of the screen."
  }

  package static var arguments: [ArgumentKind] {
    [.tappable, .keywords(["in"]), .keywords(["bar"])]
  }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = "expect \(Self.word) \"\(Self.exampleLabel)\""
    let label = try scanner.text("name the \(Self.word), as in: \(example)")
    let isInBar = scanner.takeWord("in")
    if isInBar { _ = try scanner.keyword(["bar"], "write 'in bar', as in: \(example) in bar") }
    self.init(label: label, isInBar: isInBar)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let labels = try interpreter.app.visibleElements
      .filter { $0.kind == Self.kind && (!isInBar || $0.has(.toolbar)) }.compactMap(\.label)
    let noun = isInBar ? "bar \(Self.word)" : Self.word
    return ExpectationOutcome(
      labels.contains(label),
      seen: VisibleLabels(labels, of: noun).description(near: label)
    )
  }
}
