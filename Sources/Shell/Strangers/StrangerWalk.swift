import AppSession
import SceneModel

/// A systematic exploration that visits an app's tabs, three links in each tab, and two sheets.
struct StrangerWalk {
  /// The session with the app.
  let session: AppSession
  /// The number of links to follow in each tab.
  var links = 3
  /// The number of presentations to open.
  var sheets = 2
  /// The maximum number of a screen's buttons to try in search of a presentation.
  var buttons = 12

  private(set) var visit: StrangerVisit
  private var seen: Set<String> = []
  private var opened = 0

  init(session: AppSession, visit: StrangerVisit) {
    self.session = session
    self.visit = visit
  }

  /// Explores the app, and returns the result of the visit.
  mutating func walk() -> StrangerVisit {
    switch session.launch() {
    case .done(let snapshot), .refused(_, let snapshot):
      visit.opened = Self.holdsSomething(snapshot.window)
      note(snapshot)
    case .ended(let ending):
      visit.crash = "\(ending)".firstLine
      return visit
    }
    // Loaded content appears a little later.
    perform(.wait(seconds: 2))
    closePresentations()
    let tabs =
      session.snapshot?.window.all(.tabView).first?.children.filter { $0.kind == .tab } ?? []
    if tabs.isEmpty {
      explore()
    } else {
      for index in tabs.indices where visit.crash == nil {
        guard
          let tab = session.snapshot?.window.all(.tabView).first?.children
            .filter({ $0.kind == .tab }).dropFirst(index).first
        else { break }
        perform(.selectTab(element: tab.id))
        explore()
      }
    }
    return visit
  }

  /// Follows links from the visible screen, and tries its buttons to find presentations.
  private mutating func explore() {
    for index in 0..<links where visit.crash == nil {
      let found = controls.filter { $0.kind == .link && !$0.traits.contains(.disabled) }
      guard found.indices.contains(index) else { break }
      let before = outline
      perform(.tap(element: found[index].id))
      if outline != before { leave() }
    }
    var index = 0
    while visit.crash == nil, opened < sheets, index < buttons {
      let found = controls.filter { $0.kind == .button && !$0.traits.contains(.disabled) }
      guard found.indices.contains(index) else { break }
      perform(.tap(element: found[index].id))
      if !presentations.isEmpty { opened += 1 }
      leave()
      index += 1
    }
  }

  /// Goes back until no presentation and no pushed screen is left.
  private mutating func leave() {
    closePresentations()
    if let stack = session.snapshot?.visibleStack, stack.children.count > 1, visit.crash == nil {
      perform(.back(levels: stack.children.count - 1))
    }
  }

  private mutating func closePresentations() {
    // A presentation may open another one; no app needs more than a few.
    for _ in 0..<4 where visit.crash == nil && !presentations.isEmpty {
      let top = presentations[presentations.count - 1]
      if top.isSwipeable { perform(.dismiss) }
      guard presentations.contains(where: { $0.id == top.id }) else { continue }
      // A presentation that cannot be swiped away has its own button.
      let ways = top.all(.button).filter { !$0.traits.contains(.disabled) }
      let way = ways.first { Self.waysOut.contains($0.label?.lowercased() ?? "") } ?? ways.first
      guard let way else { return }
      perform(.tap(element: way.id))
      perform(.wait(seconds: 0.1))
    }
  }

  private static let waysOut: Set = [
    "cancel", "close", "done", "dismiss", "ok", "back", "skip", "continue", "not now", "x", "xmark",
  ]

  private var presentations: [Element] {
    session.snapshot?.window.everything.filter(\.kind.isPresentation) ?? []
  }

  private var controls: [Element] { session.snapshot?.focusedElement?.everything ?? [] }

  private var outline: String { session.snapshot?.window.outline ?? "" }

  private mutating func perform(_ action: Action) {
    switch session.perform(action) {
    case .done(let snapshot):
      visit.gestures += 1
      note(snapshot)
    case .refused: break
    case .ended(let ending): visit.crash = "\(ending)".firstLine
    }
  }

  private mutating func note(_ snapshot: Snapshot) {
    for issue in snapshot.issues where !visit.complaints.contains(issue.rule) {
      visit.complaints.append(issue.rule)
    }
    for place in snapshot.window.everything
    where place.kind == .screen || place.kind == .tab || place.kind.isPresentation {
      seen.insert("\(place.kind) \(place.label ?? place.name ?? "")")
    }
    visit.places = seen.count
  }

  private static func holdsSomething(_ window: Element) -> Bool {
    window.everything.contains { !$0.kind.isContainer }
  }
}

extension Element {
  /// The element and all its descendants.
  fileprivate var everything: [Element] { [self] + children.flatMap(\.everything) }

  /// Returns the elements of the given kind among this element and its descendants.
  fileprivate func all(_ kind: Kind) -> [Element] { everything.filter { $0.kind == kind } }
}

extension Element.Kind {
  fileprivate var isContainer: Bool {
    switch self {
    case .window, .tabView, .navigationStack, .splitView, .column, .screen, .list, .section,
      .toolbar:
      true
    default: false
    }
  }
}

extension String {
  fileprivate var firstLine: String { split(separator: "\n").first.map(String.init) ?? self }
}
