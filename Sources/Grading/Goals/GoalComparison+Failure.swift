import Course
import SceneText

extension GoalComparison {
  /// Returns the failure in words and as a tree, or nil if the states match.
  ///
  /// - Parameter steps: The commands that lead to the state.
  /// - Returns: The failure.
  func failure(after steps: [String]) -> CheckFailure? {
    guard !isRight else { return nil }
    let wrong = parts.filter { !$0.isRight }.compactMap { Goal.Part(rawValue: $0.name) }
    return CheckFailure(
      summary: flaws.map(\.sentence).joined(separator: " "),
      expected: wrong.map(expected).joined(separator: "; "),
      seen: wrong.map(seen).joined(separator: "; "),
      steps: steps,
      flaws: flaws,
      tree: MarkedTree(root: MarkedTree.Node(seen.app, children: places))
    )
  }

  private func expected(_ part: Goal.Part) -> String {
    switch part {
    case .tab: "tab \(Printable.line(goal.tab ?? ""))"
    case .screens: "screens \((goal.screens ?? []).map(Printable.quoted).joined(separator: " > "))"
    case .path: "path \(Printable.line(goal.path?.text ?? ""))"
    case .presented: Self.list(goal.presented?.map(\.designation) ?? [])
    case .text: "text \((goal.texts ?? []).map(Printable.quoted).joined(separator: ", "))"
    }
  }

  private func seen(_ part: Goal.Part) -> String {
    switch part {
    case .tab: seen.tab.map { "tab \(Printable.line($0.label))" } ?? "no tabs"
    case .screens: "screens \(seen.screens.map(\.designation).joined(separator: " > "))"
    case .path:
      seen.path.map { "path [\($0.map(Printable.line).joined(separator: ", "))]" } ?? "no stack"
    case .presented: Self.list(seen.presented.map(\.designation))
    case .text:
      seen.texts.isEmpty
        ? "no texts" : "texts \(seen.texts.prefix(5).map(Printable.quoted).joined(separator: ", "))"
    }
  }

  private static func list(_ presented: [String]) -> String {
    presented.isEmpty ? "nothing presented" : presented.joined(separator: ", ")
  }
}

extension GoalComparison {
  /// The nodes of the tree for the tab, its screens and the presentations.
  private var places: [MarkedTree.Node] {
    let stack = tabNode.map { [with($0, screenNodes)] } ?? screenNodes
    return stack + presentedNodes
  }

  private func with(_ node: MarkedTree.Node, _ children: [MarkedTree.Node]) -> MarkedTree.Node {
    var node = node
    node.children = children
    return node
  }

  private var tabNode: MarkedTree.Node? {
    guard let tab = seen.tab else {
      return goal.tab.map { MarkedTree.Node("tab \($0)", mark: .missing, note: "missing") }
    }
    guard let name = goal.tab, !tab.isCalled(name) else {
      return MarkedTree.Node("tab \(tab.label)")
    }
    return MarkedTree.Node("tab \(tab.label)", mark: .changed, note: "not \(Printable.line(name))")
  }

  private var screenNodes: [MarkedTree.Node] {
    guard let screens, !screens.isOtherOrder else {
      let names = goal.screens ?? []
      return seen.screens.enumerated().map { index, screen in
        let isRight = names.isEmpty || index < names.count && screen.isCalled(names[index])
        return MarkedTree.Node(
          screen.designation,
          mark: isRight ? .same : .changed,
          note: isRight ? nil : "other order"
        )
      }
    }
    return screens.rows.map { row in
      switch row {
      case .same(let screen): MarkedTree.Node(screen.designation)
      case .missing(let name):
        MarkedTree.Node(Printable.quoted(name), mark: .missing, note: "missing")
      case .extra(let screen):
        MarkedTree.Node(screen.designation, mark: .extra, note: "too many")
      }
    }
  }

  private var presentedNodes: [MarkedTree.Node] {
    let wanted = goal.presented
    let open = seen.presented.enumerated().map { index, presentation in
      guard let wanted else { return MarkedTree.Node(presentation.designation) }
      guard index < wanted.count else {
        return MarkedTree.Node(presentation.designation, mark: .extra, note: "left open")
      }
      let isRight =
        presentation.isKind(wanted[index].kind) && presentation.shows(wanted[index].screens)
      return MarkedTree.Node(
        presentation.designation,
        mark: isRight ? .same : .changed,
        note: isRight ? nil : "not \(wanted[index].designation)"
      )
    }
    let missing = (wanted ?? []).dropFirst(seen.presented.count).map {
      MarkedTree.Node($0.designation, mark: .missing, note: "not open")
    }
    return open + missing
  }
}
