import SceneModel

/// A container of a scene as one row of an outline, with the rows below it.
struct OutlineNode {
  /// The id of the element that the row stands for.
  var id: Int
  /// The elements that the row tells about, without their children: a container and the screen drawn beside it.
  var elements: [Element]
  /// What the row says.
  var row: OutlineRow
  /// Whether a person is here.
  var isFocus: Bool
  /// The rows below this one.
  var children: [OutlineNode]

  /// The kind of the element that the row stands for.
  var kind: Element.Kind {
    elements.first?.kind ?? .window
  }

  /// The number of rows below this one, at any depth.
  var descendantCount: Int {
    children.reduce(children.count) { $0 + $1.descendantCount }
  }

  /// Whether a person is here or somewhere below.
  var leadsToFocus: Bool {
    isFocus || children.contains(where: \.leadsToFocus)
  }
}

extension OutlineNode {
  /// Makes the outline of a whole app, with the place marked where a person is unless told otherwise.
  init(_ snapshot: Snapshot, signs: Signs, marksFocus: Bool = true) {
    let focus = marksFocus ? snapshot.focusedElement?.id : nil
    var row = OutlineRow()
    row.add("App", .structure)
    row.add(Printable.line(snapshot.app), .heading, isCuttable: true)
    if snapshot.phase == .background { row.add("in the background", .secondary) }
    if focus == snapshot.window.id { row.markEmpty(signs) }
    self.init(
      id: snapshot.window.id,
      elements: [snapshot.window.shallow],
      row: row,
      isFocus: focus == snapshot.window.id,
      children: snapshot.window.containers.map {
        OutlineNode($0, focus: focus, signs: signs)
      }
    )
  }

  private init(_ element: Element, focus: Int?, signs: Signs) {
    var builder = OutlineRowBuilder(signs: signs, focus: focus)
    builder.add(element)
    var elements = [element.shallow]
    var below = element.containers
    if let screen = element.screenOnSameRow {
      builder.add(screen)
      elements.append(screen.shallow)
      below = screen.containers + below.filter { $0.id != screen.id }
    }
    self.init(
      id: element.id,
      elements: elements,
      row: builder.row,
      isFocus: elements.contains { $0.id == focus },
      children: below.map { OutlineNode($0, focus: focus, signs: signs) }
    )
  }
}

extension Element {
  /// The element as it is compared in a diff: alone, and without what only says where a person looks.
  fileprivate var shallow: Element {
    var copy = self
    copy.children = []
    copy.traits.removeAll { $0 == .focused || $0 == .unvisited }
    return copy
  }

  /// The only screen of a tab or a presentation, which is drawn on the same row.
  fileprivate var screenOnSameRow: Element? {
    switch kind {
    case .tab, .column, .sheet, .fullScreenCover, .popover:
      let content = containers.filter { !$0.kind.isPresentation }
      return content.count == 1 && content.first?.kind == .screen ? content.first : nil
    default: return nil
    }
  }
}
