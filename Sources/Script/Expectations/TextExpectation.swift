package import SceneModel
import SceneText

/// An expectation that the given text is on the screen.
package struct TextExpectation: Expectation {
  package static let word = "text"
  package static let synopsis = #"text "TEXT"  or  text containing "TEXT""#
  package static let help =
    "The screen shows exactly this text, or a longer text that contains it. The label of a button "
    + "or a link does not count; the chosen option of a picker does. While an alert or a dialog is "
    + "open, its title and its message count. The texts of the screen below it also count. A sheet "
    + "hides the texts below it."
  package static let arguments: [ArgumentKind] = [.keywords(["containing"]), .free]

  /// The expected text or a part of it.
  package let wanted: String
  /// A Boolean value that indicates whether part of the text is sufficient.
  package let isPart: Bool

  package init(from scanner: inout Scanner) throws(ScriptError) {
    isPart = scanner.takeWord("containing")
    wanted = try scanner.text(#"give the text, as in: expect text "Total: 3""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let app = try interpreter.app
    let texts = app.visibleTexts
    let labels = VisibleLabels(texts, of: "text").description(near: wanted)
    let hint = other(in: app).map { "; write: expect \($0) \(Printable.quoted(wanted))" }
    return ExpectationOutcome(
      texts.contains { isPart ? $0.contains(wanted) : $0 == wanted },
      seen: labels + (hint ?? "")
    )
  }

  /// Returns the noun for an element of another kind with exactly this text, or nil if there is none.
  private func other(in app: Snapshot) -> String? {
    let saying = app.visibleElements.filter { $0.label == wanted }
    if saying.contains(where: { $0.kind == .button }) { return "button" }
    if saying.contains(where: { $0.kind == .link }) { return "link" }
    return app.focusedElement?.label == wanted ? "screen" : nil
  }
}

extension Snapshot {
  /// The visible texts, without the labels of buttons and links.
  ///
  /// Alerts and dialogs leave the screen below them readable. Their own texts come after the
  /// screen's.
  package var visibleTexts: [String] {
    let dialogs = reach.filter(\.isDialog)
    guard !dialogs.isEmpty else { return visibleElements.compactMap(\.readText) }
    var below = self
    below.window = window.withoutDialogs
    let own = dialogs.flatMap { [$0.label] + visibleElements.map(\.readText) }
    return below.visibleTexts + own.compactMap(\.self)
  }
}

extension Element {
  fileprivate var isDialog: Bool { kind == .alert || kind == .confirmationDialog }

  fileprivate var withoutDialogs: Element {
    var element = self
    element.children = SharedList(children.filter { !$0.isDialog }.map(\.withoutDialogs))
    return element
  }

  /// The element's own text or a picker's selection, or nil if the element has neither.
  fileprivate var readText: String? {
    switch kind {
    case .text, .section, .row, .progress: label
    case .picker: value
    default: nil
    }
  }
}
