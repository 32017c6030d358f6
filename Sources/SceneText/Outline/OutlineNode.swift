import SceneModel

/// A row of an outline for a container in a scene, with its child rows.
///
/// The content of a row and the rows below it are computed on demand, because most rows of a difference are folded.
final class OutlineNode {
  /// The row's element.
  let element: Element
  /// The screen that shares the row of the element, or nil if there is none.
  private let screen: Element?
  private let context: Context

  /// The facts that all rows of an outline share.
  private struct Context {
    let app: String
    let phase: Snapshot.Phase
    let windows: [String]
    let frontWindow: Int
    let signs: Signs
    /// The id of the focused place, or nil if the focus is not marked.
    let focus: Int?
    /// The ids of the places on the path to the focus.
    let way: Set<Int>
  }

  private init(_ element: Element, _ context: Context) {
    self.element = element
    screen = element.screenOnSameRow
    self.context = context
  }

  /// Creates the outline of a complete app, marking the focused place by default.
  convenience init(_ snapshot: Snapshot, signs: Signs, marksFocus: Bool = true) {
    let way = marksFocus ? snapshot.focus.map(\.id) : []
    self.init(
      snapshot.window,
      Context(
        app: snapshot.app,
        phase: snapshot.phase,
        windows: snapshot.windows,
        frontWindow: snapshot.frontWindow,
        signs: signs,
        focus: way.last,
        way: Set(way)
      )
    )
  }

  /// The id of the row's element.
  var id: Int { element.id }

  /// The kind of the row's element.
  var kind: Element.Kind { element.kind }

  /// The elements that the row describes, without their children.
  var elements: [Element] {
    ([element] + [screen].compactMap(\.self)).map(\.shallow)
  }

  /// Returns whether this row and its descendants are known to equal those of another row, ignoring focus marks.
  ///
  /// It may be false for rows that are the same; it is fast if snapshots share their equal parts.
  func isSurelyLike(_ other: OutlineNode) -> Bool {
    element == other.element && context.app == other.context.app
      && context.phase == other.context.phase
  }

  /// A Boolean value that indicates whether the row has the focus.
  var isFocus: Bool {
    context.focus != nil && (element.id == context.focus || screen?.id == context.focus)
  }

  /// A Boolean value that indicates whether the row or a row below it has the focus.
  var leadsToFocus: Bool {
    context.way.contains(element.id) || screen.map { context.way.contains($0.id) } ?? false
  }

  /// The content of the row.
  var row: OutlineRow {
    guard kind != .window else { return windowRow }
    var builder = OutlineRowBuilder(signs: context.signs, focus: context.focus)
    builder.add(element)
    if let screen { builder.add(screen) }
    return builder.row
  }

  /// The rows below this row.
  var children: [OutlineNode] {
    var below = element.containers
    if let screen { below = screen.containers + below.filter { $0.id != screen.id } }
    return below.map { OutlineNode($0, context) }
  }

  /// Returns the row for a child, or the rows for the containers inside a child that has no row of its own.
  func nodes(of child: Element) -> [OutlineNode] {
    (child.isContainer ? [child] : child.containers).map { OutlineNode($0, context) }
  }

  /// The index of the child on the path to the focus, or nil if there is none.
  private(set) lazy var focusPlace: Int? =
    leadsToFocus ? element.children.lastIndex { context.way.contains($0.id) } : nil

  /// The number of rows below this row, at any depth.
  var descendantCount: Int {
    children.reduce(0) { $0 + 1 + $1.descendantCount }
  }

  private var windowRow: OutlineRow {
    var row = OutlineRow()
    row.add("App", .structure)
    row.add(Printable.line(context.app), .heading, isCuttable: true)
    if context.windows.indices.contains(context.frontWindow - 1) {
      row.add("window \(context.frontWindow) of \(context.windows.count)", .structure)
      row.add(Printable.line(context.windows[context.frontWindow - 1]), .value, isCuttable: true)
    }
    if context.phase == .background { row.add("in the background", .secondary) }
    if isFocus { row.markEmpty(context.signs) }
    return row
  }
}

extension Element {
  /// A copy of the element for comparison in a diff, without its children and state that depends only on the focus.
  fileprivate var shallow: Element {
    var copy = self
    copy.children = []
    copy.traits.removeAll { $0 == .focused || $0 == .unvisited }
    return copy
  }

  /// The screen that shares the row of a tab, column or presentation, or nil if there is none.
  fileprivate var screenOnSameRow: Element? {
    switch kind {
    case .tab, .column, .sheet, .fullScreenCover, .popover:
      let content = containers.filter { !$0.kind.isPresentation }
      return content.count == 1 && content.first?.kind == .screen ? content.first : nil
    default: return nil
    }
  }
}
