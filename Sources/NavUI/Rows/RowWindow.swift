/// The window of built rows in a lazy container.
///
/// Rows are the elements of each `ForEach` directly in the container. Rows that a file lists one by one are few, so
/// they are always built and do not count. A row that leaves the window keeps its state (NS-95).
@MainActor
package final class RowWindow {
  /// The maximum number of built rows, which is slightly more than one screen shows (NS-94).
  package private(set) var length = RowWindow.length(inWidth: nil)

  /// The number of rows before the first row that is built.
  package private(set) var start = 0
  /// The total number of rows, including those that are not built.
  package private(set) var total = 0
  /// The node of the container, or nil if there is none.
  package weak var container: ViewNode?
  /// The selection of the rows, or nil if they cannot be selected.
  package var selection: (any RowSelection)?
  /// A Boolean value that indicates whether a tap on a row activates all the row's buttons.
  package var rowsShareTaps = false
  /// A closure called after each move of the window, or nil if there is none.
  package var didMove: (() -> Void)?
  private var needsLayout = false

  package init() {}

  /// Returns the number of rows of normal height that fit into a window, plus the rows that are built ahead.
  ///
  /// - Parameter width: The width of the window.
  /// - Returns: The number.
  package static func length(inWidth width: UserInterfaceSizeClass?) -> Int {
    width == .regular ? 26 : 18
  }

  /// Adapts the number of built rows to the width of the window.
  ///
  /// - Parameter width: The width.
  package func setWidth(_ width: UserInterfaceSizeClass?) {
    let newLength = Self.length(inWidth: width)
    guard newLength != length else { return }
    length = newLength
    if container != nil { setNeedsLayout() }
  }

  /// Requests a new layout because the number of rows has changed.
  package func setNeedsLayout() {
    needsLayout = true
    container?.setNeedsSynchronization()
  }

  /// Performs a layout if one has been requested.
  package func layOutIfNeeded() {
    if needsLayout { layOut() }
  }

  /// Builds the rows in the window and removes those outside it.
  package func layOut() {
    guard let container else { return }
    total = layOut(below: container, startingAt: start)
    if start > lastStart {
      start = lastStart
      total = layOut(below: container, startingAt: start)
    }
    needsLayout = false
  }

  /// Moves the window, as a user does by scrolling, and returns whether the window has moved.
  ///
  /// Content that was never built counts as one row, although it may be a section with many rows. So the search passes
  /// through everything in between, up to ``walkLimit`` windows.
  ///
  /// - Parameter count: The number of rows to move down; a negative number moves up.
  /// - Returns: Whether the window has moved.
  package func scroll(by count: Int) -> Bool {
    var rest = count
    for _ in 0..<Self.walkLimit
    where hasRowsInRows && rest > length && start + rest < lastStart {
      start += length
      rest -= length
      layOut()
    }
    return jump(by: rest)
  }

  /// The maximum number of intermediate windows to visit while scrolling.
  private static let walkLimit = 100

  private func jump(by count: Int) -> Bool {
    let target = max(-start, min(count, lastStart - start)) + start
    guard target != start else { return false }
    let isToEnd = target == lastStart
    start = target
    layOut()
    // Unbuilt content at the end may turn out to be more rows, at most once for each place there.
    for _ in 0..<length where isToEnd && start < lastStart {
      start = lastStart
      layOut()
    }
    didMove?()
    return true
  }

  /// The index of the first row to build when the window is at the end of the known rows.
  private var lastStart: Int { max(0, total - length) }

  /// Moves the window to include the row with an id, and returns whether there is such a row.
  ///
  /// - Parameters:
  ///   - id: The value by which the row's `ForEach` identifies it.
  ///   - isFirst: Whether the row becomes the first one; otherwise, it only has to be in the window.
  /// - Returns: Whether there is such a row.
  package func scroll(to id: AnyHashable, isFirst: Bool) -> Bool {
    guard let container, let position = position(of: id, below: container) else { return false }
    let isBuilt = (start..<start + length).contains(position)
    if isFirst || !isBuilt {
      _ = jump(by: position - start)
    }
    return true
  }

  /// Builds the rows of the sources below a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - cursor: The index of the first row; afterwards, the index after the last one.
  package func layOut(below node: ViewNode, at cursor: inout RowCursor) {
    for child in node.children where child.context.rows === self {
      layOut(child, at: &cursor)
    }
  }

  /// Builds the rows of a node, which may be a source of rows or contain such sources.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - cursor: The index of the first row; afterwards, the index after the last one.
  package func layOut(_ node: ViewNode, at cursor: inout RowCursor) {
    if let source = node.rowSource {
      source.layOut(at: &cursor)
    } else {
      layOut(below: node, at: &cursor)
    }
  }

  /// The id of the first row in the window, or nil if there is none.
  package var firstID: AnyHashable? {
    container.flatMap { firstID(below: $0) }
  }

  private func firstID(below node: ViewNode) -> AnyHashable? {
    for child in node.children where child.context.rows === self {
      if let id = child.rowSource?.firstID ?? firstID(below: child) { return id }
    }
    return nil
  }

  /// A Boolean value that indicates whether an element of a `ForEach` produces several rows.
  private var hasRowsInRows: Bool {
    container.map { hasRowsInRows(below: $0) } ?? false
  }

  private func hasRowsInRows(below node: ViewNode) -> Bool {
    node.children.contains { child in
      guard child.context.rows === self else { return false }
      return child.rowSource?.hasRowsInRows ?? hasRowsInRows(below: child)
    }
  }

  private func layOut(below node: ViewNode, startingAt start: Int) -> Int {
    var cursor = RowCursor(wanted: start..<(start + length))
    layOut(below: node, at: &cursor)
    return cursor.position
  }

  private func position(of id: AnyHashable, below node: ViewNode) -> Int? {
    for child in node.children where child.context.rows === self {
      if let position = child.rowSource?.position(of: id) ?? position(of: id, below: child) {
        return position
      }
    }
    return nil
  }
}
