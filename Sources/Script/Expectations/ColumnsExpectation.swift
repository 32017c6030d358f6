import SceneModel
import SceneText

/// An expectation that a split view shows the given columns side by side.
package struct ColumnsExpectation: Expectation {
  package static let word = "columns"
  package static let synopsis = "columns [TITLE, TITLE]"
  package static let help =
    "The split view shows these columns side by side. Name each column by the title of its screen or by its view."
  package static let arguments: [ArgumentKind] = []

  private let titles: [String]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    titles = try scanner.names(
      "write a list, as in: expect columns [Folders, Inbox]",
      of: "a column"
    )
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let split = try interpreter.app.reach.last(where: { $0.kind == .splitView }) else {
      return ExpectationOutcome(false, seen: "no columns are side by side")
    }
    let columns = split.children.filter { $0.kind == .column && !$0.has(.hidden) }
    let screens = columns.map(\.topScreen)
    let holds =
      screens.count == titles.count
      && zip(screens, titles).allSatisfy { [$0?.label, $0?.name].contains($1) }
    let seen = screens.map { $0.map(\.designation).map(Printable.line) ?? "nothing" }
    return ExpectationOutcome(holds, seen: "columns [\(seen.joined(separator: ", "))]")
  }
}

extension Element {
  /// The top screen of a column, regardless of presentations over it, or nil if there is none.
  fileprivate var topScreen: Element? {
    guard kind != .screen else { return self }
    let inner = containers.filter { !$0.kind.isPresentation }
    return switch kind {
    case .navigationStack: inner.last?.topScreen
    case .tabView: inner.first { $0.has(.selected) }?.topScreen
    default: inner.first?.topScreen
    }
  }
}
