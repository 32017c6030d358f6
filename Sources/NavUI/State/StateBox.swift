/// The storage of one `@State` property, which lives as long as the node of its view.
package final class StateBox<Value>: BindingLocation<Value> {
  private var stored: Value
  private let graph: ViewGraph

  @MainActor
  package init(_ value: Value, graph: ViewGraph) {
    stored = value
    self.graph = graph
  }

  package override var value: Value {
    get {
      if let reader = graph.reader, isMainThread() {
        let dependency = Unchecked(value: (reader, self))
        MainActor.assumeIsolated { dependency.value.0.depend(on: dependency.value.1) }
      }
      return stored
    }
    set {
      guard isMainThread() else {
        let change = Unchecked(value: (self, newValue))
        graph.inbox {
          let (box, value) = change.value
          box.value = value
        }
        return
      }
      let old = stored
      stored = newValue
      let change = Unchecked(value: (self, old))
      MainActor.assumeIsolated { change.value.0.didChange(from: change.value.1) }
    }
  }

  /// Tells the readers, unless the new value is the old one bit for bit.
  @MainActor
  private func didChange(from old: Value) {
    if graph.reader != nil {
      graph.report(.changeDuringUpdate(view: graph.reader?.viewName))
    }
    var old = old
    if !isIdentical(&old, &stored) {
      notifyReaders()
    }
  }
}

/// Whether two values are the same bit for bit, so that nobody can tell them apart.
///
/// - Parameters:
///   - first: One value.
///   - second: The other value.
/// - Returns: False also when equal values have different bits.
package func isIdentical<Value>(_ first: inout Value, _ second: inout Value) -> Bool {
  withUnsafeBytes(of: &first) { first in
    withUnsafeBytes(of: &second) { second in
      guard let firstStart = first.baseAddress, let secondStart = second.baseAddress else {
        return true
      }
      return memcmp(firstStart, secondStart, first.count) == 0
    }
  }
}

/// Carries a value to the main thread, where it is used from then on.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
