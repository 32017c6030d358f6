/// The views of an app that publish values for the menus and toolbars around them.
@MainActor
package final class FocusedValueRegistry {
  private var writers: [any FocusedValueWriter] = []
  private let source = DependencySource()
  /// The last update in which readers were notified; once per update is enough, and prevents
  /// cycles.
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

  /// Notifies the readers that other values are published.
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

  /// Returns the values that are published now: those of the scene, then those around the field
  /// with the keyboard.
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
  /// Whether the value is published wherever the keyboard is.
  var isForScene: Bool { get }

  /// Adds the value to those that are published.
  func write(to values: inout FocusedValues)
}
