import SceneModel
import SceneText
import Script

/// An oracle that detects wrong pushes, such as a repeated screen or a screen that is missing from the path.
struct PushOracle: Oracle {
  private let sources: AppSources
  private(set) var refuted: Set<String> = []

  init(sources: AppSources) {
    self.sources = sources
  }

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard case .tap? = step.action, let target = step.target, let before = step.before,
      let after = step.after, step.refusal == nil, step.changesWindow
    else { return [] }
    return pushes(step, target, before, after) + selections(step, target, before, after)
  }

  private func pushes(
    _ step: ExploredStep,
    _ target: Element,
    _ before: Snapshot,
    _ after: Snapshot
  ) -> [Suspicion] {
    guard let old = before.visibleStack, let new = after.visibleStack else { return [] }
    var found: [Suspicion] = []
    let route = new.route
    if target.kind == .button, old.id == new.id, route.count == old.route.count + 1,
      let last = route.last, let first = route.firstIndex(of: last), first < route.count - 2,
      !route.dropLast(1).suffix(1).contains(last)
    {
      found.append(
        Suspicion(
          kind: .place,
          subject: "twice \(RouteText.family(last))",
          entry: "back-by-push",
          message:
            "\(target.description.capitalizedFirst) pushes \(last), which is already in the path, "
            + "so the stack grows each time and Back leads through old screens. To go back, remove "
            + "the later values from the path, or call dismiss."
        )
      )
    }
    if target.kind == .link, new.pathType != nil, new.depth == old.depth + 1, old.id == new.id,
      new.screens.last?.has(.valueless) == true
    {
      found.append(
        Suspicion(
          kind: .place,
          subject: ScreenShape.masked(target.designation),
          entry: "untracked-link",
          message:
            "The link \(target.designation) opens a screen that is not in the path, although the "
            + "stack is bound to a path. Code that reads, saves or changes the path does not know "
            + "about the screen. Give the link a value and a destination."
        )
      )
    }
    if target.kind != .link, old.depth > 0, new.depth == 0,
      before.presentations == after.presentations,
      before.visibleTabView?.value == after.visibleTabView?.value,
      sources.code.contains(
        /@ObservedObject (?:private |fileprivate )?var \w+(?: ?: ?\w+)? ?= ?\w+\(/
      )
    {
      found.append(
        Suspicion(
          kind: .place,
          subject: "emptied",
          entry: "recreated-object",
          message:
            "\(target.description.capitalizedFirst) removes '\(before.placeWords)' from the stack. "
            + "A view creates its object again with each update, because @ObservedObject does not "
            + "keep objects. Use @StateObject, or @State for an observable class."
        )
      )
    }
    return found
  }

  private mutating func selections(
    _ step: ExploredStep,
    _ target: Element,
    _ before: Snapshot,
    _ after: Snapshot
  ) -> [Suspicion] {
    guard let split = before.window.splitView, !split.has(.collapsed),
      let other = after.window.splitView, other.id == split.id, other.children.count > 1,
      let first = split.children.first, first.descendants.contains(where: { $0.id == target.id }),
      target.kind == .row, !target.has(.selected), let detail = split.children.last,
      let next = other.children.last
    else { return [] }
    let unset = Suspicion(
      kind: .deadControl,
      subject: "sidebar \(ScreenShape.masked(first.content().last?.placeName ?? ""))",
      entry: "state-never-set",
      message:
        "A tap on \(target.designation) in the sidebar selects it, but no other column changes. "
        + "The detail depends on a value that no code sets. Use the same selection for the list "
        + "and the detail."
    )
    guard detail == next, Array(split.children.dropFirst()) == Array(other.children.dropFirst())
    else {
      refuted.insert(unset.key)
      guard let old = detail.containers.first(where: { $0.kind == .navigationStack }),
        let new = next.containers.first(where: { $0.kind == .navigationStack }), !old.route.isEmpty,
        old.route == new.route, old.screens.first?.label != new.screens.first?.label
      else { return [] }
      return [
        Suspicion(
          kind: .outdated,
          subject: "detail",
          entry: "path-of-another-selection",
          message:
            "After \(target.designation) is selected, the detail still shows '\(new.screens.last?.placeName ?? "")' from the "
            + "previous selection. Empty the path of the detail when the selection changes."
        )
      ]
    }
    return [unset]
  }
}

extension Element {
  /// The first split view in the element, or nil if there is none.
  fileprivate var splitView: Element? {
    for container in containers {
      if container.kind == .splitView { return container }
      if let inner = container.splitView { return inner }
    }
    return nil
  }
}

extension String {
  /// The text with its first letter capitalised.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
