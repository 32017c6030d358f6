package import SceneModel

/// An expectation that the screen shows an element of one kind with a given label.
package protocol LabelExpectation: Expectation {
  /// The kind of the element, whose name is also the word of the expectation.
  static var kind: Element.Kind { get }
  /// A label for the example in messages.
  static var exampleLabel: String { get }

  /// The label of the element.
  var label: String { get }

  /// Creates the expectation.
  ///
  /// - Parameter label: The label of the element.
  init(label: String)
}

extension LabelExpectation {
  package static var synopsis: String { "\(word) \"LABEL\"" }

  package static var help: String {
    "The screen shows a \(word) with this label, enabled or not."
  }

  package static var arguments: [ArgumentKind] { [.tappable] }

  package init(from scanner: inout Scanner) throws(ScriptError) {
    let example = "say which \(Self.word), as in: expect \(Self.word) \"\(Self.exampleLabel)\""
    self.init(label: try scanner.text(example))
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let labels = try interpreter.app.visibleElements
      .filter { $0.kind == Self.kind }.compactMap(\.label)
    return ExpectationOutcome(
      labels.contains(label),
      seen: VisibleLabels(labels, of: Self.word).description(near: label)
    )
  }
}
