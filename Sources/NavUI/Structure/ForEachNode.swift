internal import SceneModel

/// The node of a `ForEach`; it builds the views of all elements or only of those in a lazy container's window.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode
{
  package override var isSelfContained: Bool { true }

  private var view: ForEach<Data, ID, Content>
  private let window: RowWindow?
  /// The ids of the elements that are built.
  private var ids: [ID] = []
  private var nodes: [ViewNode] = []
  private var built = 0..<0
  private var count = 0
  /// The numbers of rows of those elements that do not have exactly one row, by id.
  private var sizes: [ID: Int] = [:]
  private var position = 0
  private var hidden = HiddenRows()
  private var identityInTheMaking: ID?
  /// The saved state of rows that are scrolled away, by id.
  private var memories: [ID: RowMemory] = [:]
  /// The number of elements added in the current update.
  private var growth = 0

  package init(view: ForEach<Data, ID, Content>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    window = context.rows
    super.init(context: context, parent: parent)
    refresh()
  }

  package override var children: [ViewNode] { nodes }

  package override var rowSource: (any RowSource)? { window == nil ? nil : self }

  func update(with view: ForEach<Data, ID, Content>) {
    let data = self.view.data
    self.view = view
    if view.isConstant, view.data.count != data.count {
      // A range without ids keeps its initial rows (NS-88).
      self.view.data = data
      reportChangedRange(from: data.count, to: view.data.count)
    }
    refresh()
  }

  package override func refresh() {
    isDirty = false
    let oldCount = count
    count = view.data.count
    guard let window else {
      build(0..<count)
      return
    }
    if count != oldCount {
      window.setNeedsLayout()
      forgetLostRows()
    }
    growth = count - oldCount
    defer { growth = 0 }
    // Rows that move down by the number of new rows are kept, as far as the window extends.
    let grown = nodes.isEmpty ? 0 : min(max(0, count - oldCount), window.length - built.count)
    build((built.lowerBound..<(built.upperBound + max(0, grown))).clamped(to: 0..<count))
  }

  package override func show(in lowering: inout Lowering) {
    lowering.branch()
    if let window { hidden.lower(above: rowsAbove, of: window, into: &lowering) }
    let editors = lowering.rowEditors
    lowering.rowEditors = []
    for (offset, node) in zip(built, nodes) {
      let start = lowering.elements.count
      node.lower(into: &lowering)
      for editor in editors {
        editor.didLower(node, at: offset, from: start, in: &lowering)
      }
    }
    lowering.rowEditors = editors
    if let window { hidden.lower(below: rowsBelow, of: window, into: &lowering) }
  }

  // MARK: - Building

  /// Builds the views of the elements in a range, reusing the nodes that already exist.
  private func build(_ range: Range<Int>) {
    let oldStart = built.lowerBound
    built = range
    guard !range.isEmpty || !nodes.isEmpty else { return }
    let start = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
    let end = view.data.index(start, offsetBy: range.count)
    let elements = Array(view.data[start..<end])
    let newIDs = elements.map { $0[keyPath: view.id] }
    let views = graph.evaluate(for: self) { elements.map(view.content) }
    if newIDs == ids {
      for (node, view) in zip(nodes, views) {
        Content.update(node, with: view)
      }
    } else {
      match(newIDs, with: views, from: oldStart)
    }
  }

  private func match(_ newIDs: [ID], with views: [Content], from oldStart: Int) {
    var known: [ID: ViewNode] = [:]
    for (id, node) in zip(ids, nodes) where known[id] == nil {
      known[id] = node
    }
    var kept: Set<ObjectIdentifier> = []
    var newNodes: [ViewNode] = []
    newNodes.reserveCapacity(newIDs.count)
    for (id, view) in zip(newIDs, views) {
      if let node = known.removeValue(forKey: id) {
        Content.update(node, with: view)
        kept.insert(ObjectIdentifier(node))
        newNodes.append(node)
      } else {
        newNodes.append(makeNode(of: view, id: id))
      }
    }
    for (index, node) in nodes.enumerated() where !kept.contains(ObjectIdentifier(node)) {
      let places = [oldStart + index, oldStart + index + growth]
      if places.contains(where: { hasElement(ids[index], at: $0) }) { remember(node, ids[index]) }
      node.unmount()
    }
    ids = newIDs
    nodes = newNodes
    reportDuplicates()
  }

  private func makeNode(of view: Content, id: ID) -> ViewNode {
    let outer = graph.rowMemory
    identityInTheMaking = id
    if window != nil { graph.rowMemory = memories.removeValue(forKey: id) ?? outer }
    defer {
      identityInTheMaking = nil
      graph.rowMemory = outer
    }
    return Content.make(view, in: context, parent: self)
  }

  // MARK: - State of rows that are scrolled away

  private func remember(_ row: ViewNode, _ id: ID) {
    guard window != nil else { return }
    let memory = RowMemory(of: row)
    if !memory.isEmpty { memories[id] = memory }
  }

  private func hasElement(_ id: ID, at offset: Int) -> Bool {
    guard (0..<count).contains(offset) else { return false }
    let index = view.data.index(view.data.startIndex, offsetBy: offset)
    return view.data[index][keyPath: view.id] == id
  }

  /// Removes the saved state of rows whose elements no longer exist.
  private func forgetLostRows() {
    guard !memories.isEmpty else { return }
    let known = Set(view.data.map { $0[keyPath: view.id] })
    memories = memories.filter { known.contains($0.key) }
  }

  /// Removes built elements from the end until only the given number is left.
  private func trim(to count: Int) {
    guard count < nodes.count else { return }
    for (id, node) in zip(ids[count...], nodes[count...]) {
      remember(node, id)
      node.unmount()
    }
    nodes.removeSubrange(count...)
    ids.removeSubrange(count...)
    built = built.lowerBound..<(built.lowerBound + count)
  }

  private func reportChangedRange(from old: Int, to new: Int) {
    graph.report(
      Issue(
        rule: "non-constant-range",
        severity: .error,
        message: """
          A ForEach over a range without ids began with \(old) rows, but its range now has \(new) elements. The \
          ForEach keeps the rows that it began with. Use a constant range, or give the rows an id: \
          ForEach(…, id: \\.self), or better, use a collection of Identifiable values.
          """,
        view: viewName
      )
    )
  }

  private func reportDuplicates() {
    guard Set(ids).count < ids.count else { return }
    graph.report(
      Issue(
        rule: "duplicate-id",
        severity: .warning,
        message: """
          Several elements of a ForEach have the same id, so SwiftUI cannot distinguish their rows. Give \
          every element its own id.
          """,
        view: viewName
      )
    )
  }

  // MARK: - Places

  /// Returns the number of rows that the elements in a range produce.
  private func rowCount(of range: Range<Int>) -> Int {
    guard !sizes.isEmpty else { return range.count }
    return range.reduce(0) { $0 + size(at: $1) }
  }

  private func size(at offset: Int) -> Int {
    let index = view.data.index(view.data.startIndex, offsetBy: offset)
    return sizes[view.data[index][keyPath: view.id]] ?? 1
  }

  private var rowsAbove: Int { rowCount(of: 0..<built.lowerBound) }

  private var rowsBelow: Int { rowCount(of: built.upperBound..<count) }

  /// Returns the indices of the elements that have rows at the given positions, according to the known numbers of rows.
  private func elements(at places: Range<Int>) -> Range<Int> {
    guard !sizes.isEmpty else {
      return places.clamped(to: 0..<count)
    }
    var place = 0
    var first = count
    for offset in 0..<count {
      let end = place + size(at: offset)
      if end > places.lowerBound, first == count { first = offset }
      if place >= places.upperBound { return first..<max(first, offset) }
      place = end
    }
    return first..<count
  }
}

extension ForEachNode: IdentifyingNode {
  package func identity(of node: ViewNode) -> AnyHashable? {
    id(of: node) ?? identityInTheMaking.map { AnyHashable($0) }
  }
}

extension ForEachNode: RowContainer {
  package var rows: [ViewNode] { nodes }

  package var firstRow: Int { built.lowerBound }

  package var rowCount: Int { count }
}

extension ForEachNode: RowSource {
  package func layOut(at cursor: inout RowCursor) {
    guard let window else { return }
    position = cursor.position
    let lower = max(0, cursor.wanted.lowerBound - position)
    let upper = max(lower, cursor.wanted.upperBound - position)
    let wanted = elements(at: lower..<upper)
    if wanted != built { build(wanted) }
    var place = position + rowsAbove
    for (index, node) in nodes.enumerated() {
      guard place < cursor.wanted.upperBound else {
        trim(to: index)
        break
      }
      var inner = RowCursor(wanted: cursor.wanted, position: place)
      window.layOut(node, at: &inner)
      let size = max(1, inner.position - place)
      sizes[ids[index]] = size == 1 ? nil : size
      place += size
    }
    cursor.position = place + rowsBelow
  }

  package func position(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nested(id) }
    var place = position
    for element in view.data {
      let own = element[keyPath: view.id]
      if own == id { return place }
      place += sizes.isEmpty ? 1 : sizes[own] ?? 1
    }
    return nested(AnyHashable(id))
  }

  package var hasRowsInRows: Bool { !sizes.isEmpty }

  package var firstID: AnyHashable? {
    nodes.first?.rowSources(of: window).first?.firstID ?? ids.first.map { AnyHashable($0) }
  }

  package func id(of row: ViewNode) -> AnyHashable? {
    nodes.firstIndex { $0 === row }.map { AnyHashable(ids[$0]) }
  }

  /// Returns the position of a row that a nested source creates, or nil if there is no such row.
  private func nested(_ id: AnyHashable) -> Int? {
    for node in nodes where node.context.rows === window {
      if let place = node.rowSource?.position(of: id) { return place }
      for source in node.rowSources(of: window) {
        if let place = source.position(of: id) { return place }
      }
    }
    return nil
  }
}

extension ViewNode {
  /// Returns the descendants that create rows of a window.
  fileprivate func rowSources(of window: RowWindow?) -> [any RowSource] {
    children.filter { $0.context.rows === window }.flatMap { child in
      child.rowSource.map { [$0] } ?? child.rowSources(of: window)
    }
  }
}
