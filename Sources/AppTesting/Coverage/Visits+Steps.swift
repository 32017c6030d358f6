package import AppSession
import SceneModel
import SceneText

extension Visits {
  /// Creates the visits made by the steps of a session.
  ///
  /// - Parameter steps: The steps of the session, beginning with the launch.
  package init(_ steps: [Step]) {
    self.init()
    var before: Snapshot?
    var standing: [Int: Standing] = [:]
    for step in steps {
      note(step.action, in: before)
      guard let snapshot = step.snapshot else {
        (before, standing) = (nil, [:])
        continue
      }
      var now: [Int: Standing] = [:]
      visit(snapshot.window, in: nil, &now)
      // A place that a new process does not restore does not count as left.
      if !step.action.isLaunch {
        for (id, place) in standing where now[id] == nil { leave(place) }
      }
      (before, standing) = (snapshot, now)
    }
  }

  /// A place that can be left.
  private enum Standing {
    case route(String)
    case view(String)
    case presentation(Presentation)
  }

  private mutating func leave(_ place: Standing) {
    switch place {
    case .route(let name): leftRoutes.insert(name)
    case .view(let name): leftViews.insert(name)
    case .presentation(let presentation): leftPresentations.insert(presentation)
    }
  }

  private mutating func note(_ action: Action, in snapshot: Snapshot?) {
    switch action {
    case .open(let url): urls.insert(url)
    case .launch(let url, let kept, _):
      if let url { urls.insert(url) }
      restoredKeys.formUnion(kept.scene.keys)
      restoredKeys.formUnion(kept.defaults.keys)
      for suite in kept.suites.values { restoredKeys.formUnion(suite.keys) }
    case .tap(let id):
      guard let snapshot else { return }
      var found: (link: Element, stack: Element?)?
      Self.find(id, in: snapshot.window, stack: nil, &found)
      guard let found, found.link.kind == .link else { return }
      let target = RouteName(found.link, in: found.stack).text
      links.insert(Link(label: found.link.label, target: target))
    default: break
    }
  }

  private static func find(
    _ id: Int,
    in element: Element,
    stack: Element?,
    _ found: inout (link: Element, stack: Element?)?
  ) {
    if element.id == id { found = (element, stack) }
    guard found == nil else { return }
    let stack = element.kind == .navigationStack ? element : stack
    for child in element.children { find(id, in: child, stack: stack, &found) }
  }

  private mutating func visit(
    _ holder: Element,
    in stack: Element?,
    _ standing: inout [Int: Standing]
  ) {
    for child in holder.containers {
      switch child.kind {
      case .tab:
        guard !child.has(.hidden) else { continue }
        offeredTabs.insert(child.placeName)
        if child.has(.selected) { tabs.insert(child.placeName) }
      case .navigationStack:
        offeredRoutes.formUnion(child.routes)
        visit(screensOf: child, &standing)
      case _ where child.kind.isPresentation:
        guard let kind = CoverageKind(child.kind) else { break }
        let screens = child.descendants.filter { $0.kind == .screen }
        let presentation = Presentation(
          kind: kind,
          label: child.label ?? screens.first?.label,
          views: Set(screens.compactMap(\.name))
        )
        presentations.insert(presentation)
        standing[child.id] = .presentation(presentation)
      default: break
      }
      visit(child, in: child.kind == .navigationStack ? child : stack, &standing)
    }
  }

  private mutating func visit(screensOf stack: Element, _ standing: inout [Int: Standing]) {
    let screens = stack.children.filter { $0.kind == .screen }
    for screen in screens.dropFirst() where !screen.has(.missingDestination) {
      if screen.value == nil {
        guard let name = screen.name else { continue }
        views.insert(name)
        standing[screen.id] = .view(name)
      } else {
        let name = RouteName(screen, in: stack).text
        routes.insert(name)
        standing[screen.id] = .route(name)
      }
    }
  }
}

extension CoverageKind {
  /// Creates the kind of a presentation, or returns nil for any other element.
  init?(_ kind: Element.Kind) {
    switch kind {
    case .sheet: self = .sheet
    case .fullScreenCover: self = .cover
    case .popover: self = .popover
    case .alert: self = .alert
    case .confirmationDialog: self = .dialog
    default: return nil
    }
  }
}

extension Action {
  /// A Boolean value that indicates whether the action begins a new process.
  fileprivate var isLaunch: Bool {
    if case .launch = self { true } else { false }
  }
}
