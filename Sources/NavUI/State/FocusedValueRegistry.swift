/// A registry of the views that publish values for the menus and toolbars around them.
@MainActor
package final class FocusedValueRegistry {
  private var writers: [any FocusedValueWriter] = []
  private let source = DependencySource()
  /// The number of the update in which readers were last notified, or nil if they never were.
  private var toldIn: Int?
  private weak var graph: ViewGraph?

  init(graph: ViewGraph) {
    self.graph = graph
  }

  func add(_ writer: any FocusedValueWriter) {
    writers.append(writer)
    noteChange()
  }

  func remove(_ writer: any FocusedValueWriter) {
    writers.removeAll { $0 === writer }
    noteChange()
  }

  /// Notifies the readers that the published values have changed.
  func noteChange() {
    guard let graph, toldIn != graph.updateNumber else { return }
    toldIn = graph.updateNumber
    source.notifyReaders()
  }

  /// Notifies the readers that the focus has moved.
  func noteFocus() {
    guard !writers.isEmpty else { return }
    toldIn = nil
    noteChange()
  }

  /// Returns the published values: those of the scene, overridden by those around the field with the keyboard focus.
  ///
  /// - Parameter reader: The node that reads them.
  /// - Returns: The values.
  func current(for reader: ViewNode) -> FocusedValues {
    var values = FocusedValues()
    guard let graph else { return values }
    graph.reader?.depend(on: source)
    let writers = writers.filter { $0.isMounted }.sorted { $0.depth < $1.depth }
    for writer in writers where writer.isForScene { writer.write(to: &values) }
    for writer in writers where !writer.isForScene && graph.keyboard.isInside(writer) {
      writer.write(to: &values)
    }
    return values
  }
}

/// The node of a view that publishes a value.
@MainActor
protocol FocusedValueWriter: ViewNode {
  /// A Boolean value that indicates whether the value is published regardless of the keyboard focus.
  var isForScene: Bool { get }

  /// Adds the node's value to the published values.
  func write(to values: inout FocusedValues)
}
