internal import SceneModel

/// The storage of a `@State` property, which lasts as long as the view's node.
package final class StateBox<Value>: BindingLocation<Value> {
  private var stored: Value
  private let graph: ViewGraph
  /// The latest value that an action has written while earlier changes wait for an update, or nil if no changes wait.
  private var latest: Value?
  private var waitingCount = 0
  private var wasRead = false
  private var before: [ValueBefore<Value>] = []
  private static var rememberedChanges: Int { 4 }

  @MainActor
  package init(_ value: Value, graph: ViewGraph) {
    stored = value
    self.graph = graph
  }

  package override var value: Value {
    get {
      if let reader = graph.reader, isMainThread() {
        let dependency = Unchecked(value: (reader, self))
        assumeMainThread { dependency.value.0.depend(on: dependency.value.1) }
      }
      if waitingCount > 0, let latest, isMainThread() {
        let graph = Unchecked(value: graph)
        let isRefreshing = assumeMainThread { graph.value.isRefreshing }
        if !isRefreshing { return latest }
      }
      return stored
    }
    set {
      guard isMainThread() || ProcessTime.turns.isTakingPart else {
        let change = Unchecked(value: (self, newValue))
        graph.inbox {
          let (box, value) = change.value
          box.value = value
        }
        return
      }
      if isMainThread(), graph.reader != nil {
        // SwiftUI reports an issue, and drops a value that a body writes (OB-41).
        let graph = Unchecked(value: graph)
        assumeMainThread {
          graph.value.report(.changeDuringUpdate(view: graph.value.reader?.viewName))
        }
        return
      }
      if isMainActor(), waits(for: newValue) { return }
      let old = stored
      stored = newValue
      if !wasRead { noteUnreadChange(from: old) }
      let change = Unchecked(value: (self, old))
      if isMainActor() {
        assumeMainThread { change.value.0.didChange(from: change.value.1) }
      } else {
        graph.inbox { change.value.0.didChange(from: change.value.1) }
      }
    }
  }

  /// The value that the view's property reads.
  ///
  /// A closure that a view passes on contains the view's properties at the time when its body was evaluated. State that
  /// no body has read causes no new evaluation, so a sheet's content that a flag presents sees the old state (SH-09).
  /// After it reads the state once, this no longer happens.
  package var valueInView: Value {
    let value = value
    guard !wasRead, graph.reader != nil, isMainThread() else { return value }
    wasRead = true
    defer { before = [] }
    guard let presented = graph.presenterGeneration else { return value }
    guard let stale = before.first(where: { $0.generation >= presented }) else { return value }
    let reader = Unchecked(value: graph)
    assumeMainThread {
      reader.value.report(.staleState(view: reader.value.reader?.viewName))
    }
    return stale.value
  }

  /// Postpones a change if earlier transactions have not ended, and returns whether the change was postponed.
  private func waits(for newValue: Value) -> Bool {
    let change = Unchecked(value: (self, newValue))
    return assumeMainThread {
      let (box, value) = change.value
      guard box.graph.transactions.mustWait() else { return false }
      box.latest = value
      box.waitingCount += 1
      box.graph.transactions.wait { box.apply(value) }
      return true
    }
  }

  @MainActor
  private func apply(_ value: Value) {
    waitingCount -= 1
    if waitingCount == 0 { latest = nil }
    let old = stored
    stored = value
    if !wasRead { noteUnreadChange(from: old) }
    didChange(from: old)
  }

  private func noteUnreadChange(from old: Value) {
    let generation = Unchecked(value: graph)
    let now = assumeMainThread { generation.value.lastGeneration }
    if let last = before.last, last.generation == now { return }
    if before.count == Self.rememberedChanges { before.removeFirst() }
    before.append(ValueBefore(value: old, generation: now))
  }

  /// Notifies the readers of a change unless the new value has the same bits.
  @MainActor
  private func didChange(from old: Value) {
    graph.noteChange()
    if graph.reader != nil {
      graph.report(.changeDuringUpdate(view: graph.reader?.viewName))
    }
    var old = old
    if !isIdentical(&old, &stored) {
      notifyReaders()
    }
  }
}

extension StateBox: RowState {
  package func moved(to node: ViewNode) -> AnyObject { self }
}

/// The value of a state before a change, with the number of the latest evaluation at that time.
private struct ValueBefore<Value> {
  let value: Value
  let generation: Int
}

extension Issue {
  /// Returns the issue to report for a sheet whose state may be outdated because the presenter's body never reads it.
  fileprivate static func staleState(view: String?) -> Issue {
    Issue(
      rule: "stale-state",
      severity: .warning,
      message: """
        A sheet that a flag presents reads state that its presenter's body has never read, so the sheet may \
        show the old value. Present it with an item that carries the value, as \
        sheet(item:) does, or read the state in the presenter's body.
        """,
      view: view
    )
  }
}

/// Returns whether two values have the same bits.
///
/// - Parameters:
///   - first: One value.
///   - second: The other value.
/// - Returns: Whether the bits are the same; false if equal values have different bits.
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

/// A value that is sent to the main thread and used only there.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
