internal import OpenCombine
internal import SceneModel

/// An observation that refreshes a node before each change of an observable object.
@MainActor
final class ObjectObservation {
  /// The observed object.
  let object: AnyObject
  private let changes: ObjectChanges
  private weak var node: ViewNode?

  /// Creates an observation of an object on behalf of a node.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - node: The node that depends on it.
  init<Object: ObservableObject>(_ object: Object, for node: ViewNode) {
    self.object = object
    self.node = node
    changes = node.graph.objects.changes(of: object, in: node.graph)
    changes.add(self, nodeID: node.id)
  }

  /// The number of changes to the object since the observation started.
  private(set) var changeCount = 0

  fileprivate func objectWillChange() {
    changeCount += 1
    node?.invalidate()
  }
}

extension ObjectObservation: ChangeCounting {}

/// An observer that refreshes the dependent nodes when an object changes.
@MainActor
final class ObjectChanges {
  /// The observed object, or nil if it no longer exists.
  private(set) weak var object: AnyObject?
  private var observers: [Observer] = []
  private var observerLimit = 8
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object, graph: ViewGraph) {
    self.object = object
    cancellable = WeakChanges(changes: self, graph: graph).subscribe(to: object)
    for case let stored as any StoredProperty in ObjectParts.parts(of: object).map(\.value) {
      graph.storedValues.source(stored.valueStore, key: stored.storedKey).add(self)
    }
  }

  /// A Boolean value that indicates whether any node currently observes the object.
  var hasObservers: Bool { observers.contains { $0.observation != nil } }

  fileprivate func add(_ observation: ObjectObservation, nodeID: Int) {
    if observers.count >= observerLimit {
      observers.removeAll { $0.observation == nil }
      observerLimit = max(8, 2 * observers.count)
    }
    observers.append(Observer(nodeID: nodeID, observation: observation))
  }

  /// Marks every observing node for a refresh, in order of creation.
  func notify() {
    observers.sort { $0.nodeID < $1.nodeID }
    for observer in observers {
      observer.observation?.objectWillChange()
    }
  }

  private struct Observer {
    let nodeID: Int
    weak var observation: ObjectObservation?
  }
}

/// A weak reference to an object's observer that any thread can notify.
private final class WeakChanges: @unchecked Sendable {
  private weak var changes: ObjectChanges?
  private weak var graph: ViewGraph?
  private let inbox: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  @MainActor
  init(changes: ObjectChanges, graph: ViewGraph) {
    self.changes = changes
    self.graph = graph
    inbox = graph.inbox
  }

  /// Subscribes to an object outside the main actor, because the object may change on any thread.
  nonisolated func subscribe<Object: ObservableObject>(to object: Object) -> AnyCancellable {
    object.objectWillChange.sink { _ in self.objectWillChange() }
  }

  private func objectWillChange() {
    if isMainActor() {
      MainActor.assumeIsolated { change(isInBackground: false) }
    } else {
      inbox { self.change(isInBackground: true) }
    }
  }

  @MainActor
  private func change(isInBackground: Bool) {
    if isInBackground {
      let name = changes?.object.map { typeName(type(of: $0)) }
      graph?.report(.backgroundChange(of: name ?? "An observable object"))
      graph?.noteBackgroundChange()
    } else {
      graph?.noteChange()
      if let reader = graph?.reader {
        graph?.report(.changeDuringUpdate(view: reader.viewName))
      }
    }
    changes?.notify()
  }
}

extension Issue {
  /// Returns the issue to report for a state change during the evaluation of a body.
  ///
  /// - Parameter view: The view whose body was evaluated.
  /// - Returns: The issue.
  static func changeDuringUpdate(view: String?) -> Issue {
    Issue(
      rule: "state-change-during-update",
      severity: .error,
      message: """
        State was changed while a body was being evaluated. SwiftUI does not define the \
        result. Change state in an action, in `onChange`, `onAppear` or `task` instead.
        """,
      view: view
    )
  }

  /// Returns the issue to report for an object that was changed outside the main thread.
  fileprivate static func backgroundChange(of object: String) -> Issue {
    Issue(
      rule: "change-from-background",
      severity: .error,
      message: """
        \(object) was changed outside the main thread, while views that show it may be \
        reading it. Mark its class with `@MainActor`, or publish with `receive(on: DispatchQueue.main)`.
        """
    )
  }
}
