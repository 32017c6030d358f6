/// A location that reads and writes a stored value for a property.
package final class StoredLocation<Value>: BindingLocation<Value> {
  let source: StoredValueSource
  private let form: StoredForm<Value>
  private let fallback: Value
  private let graph: ViewGraph

  @MainActor
  init(source: StoredValueSource, form: StoredForm<Value>, fallback: Value, owner: ViewNode) {
    self.source = source
    self.form = form
    self.fallback = fallback
    graph = owner.graph
  }

  package override var value: Value {
    get {
      if let reader = graph.reader, isMainThread() {
        let dependency = Unchecked(value: (reader, source))
        assumeMainThread { dependency.value.0.depend(on: dependency.value.1) }
      }
      return source.current.flatMap(form.read) ?? fallback
    }
    set {
      source.store.store(form.write(newValue), forKey: source.key)
      let location = Unchecked(value: self)
      if isMainThread() {
        assumeMainThread { location.value.didChange() }
      } else {
        graph.inbox { location.value.didChange() }
      }
    }
  }

  package override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return source === other.source
  }

  @MainActor
  private func didChange() {
    if graph.reader != nil {
      graph.report(.changeDuringUpdate(view: graph.reader?.viewName))
    }
    source.check()
  }
}
