package import SceneModel

/// Expects a text on the screen.
package struct TextExpectation: Expectation {
  package static let word = "text"
  package static let synopsis = #"text "TEXT"  or  text containing "TEXT""#
  package static let help =
    "A text on the screen reads exactly so, or has this in it. What a button or a link "
    + "says is not a text."
  package static let arguments: [ArgumentKind] = [.keywords(["containing"]), .free]

  private let wanted: String
  private let isPart: Bool

  package init(from scanner: inout Scanner) throws(ScriptError) {
    isPart = scanner.takeWord("containing")
    wanted = try scanner.text(#"say which text, as in: expect text "Total: 3""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> Finding {
    let texts = try interpreter.app.visibleTexts
    let holds = texts.contains { isPart ? $0.contains(wanted) : $0 == wanted }
    return Finding(holds, seen: VisibleLabels(texts, of: "text").description(near: wanted))
  }
}

extension Snapshot {
  /// The texts that a person can see; what a button or a link says is none.
  package var visibleTexts: [String] {
    visibleElements.filter(\.isText).compactMap(\.label)
  }
}

extension Element {
  fileprivate var isText: Bool {
    switch kind {
    case .text, .section, .row, .progress: true
    default: false
    }
  }
}
