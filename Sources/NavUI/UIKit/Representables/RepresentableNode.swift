internal import SceneModel

/// The closures that create, update and dismantle the UIKit object of a representable.
@MainActor
package final class RepresentableWork<Content: View, Made: AnyObject, Coordinator> {
  /// A closure that creates the coordinator.
  let coordinate: (Content) -> Coordinator
  /// A closure that creates the object.
  let make: (Content, Coordinator, EnvironmentValues) -> Made
  /// A closure that updates the object.
  let update: (Content, Made, Coordinator, EnvironmentValues) -> Void
  /// A closure that dismantles the object.
  let dismantle: (Made, Coordinator) -> Void

  init(
    coordinate: @escaping (Content) -> Coordinator,
    make: @escaping (Content, Coordinator, EnvironmentValues) -> Made,
    update: @escaping (Content, Made, Coordinator, EnvironmentValues) -> Void,
    dismantle: @escaping (Made, Coordinator) -> Void
  ) {
    self.coordinate = coordinate
    self.make = make
    self.update = update
    self.dismantle = dismantle
  }
}

/// The object that a representable has created, with its coordinator.
private final class MadeObject<Made: AnyObject, Coordinator> {
  let object: Made
  let coordinator: Coordinator

  init(_ object: Made, _ coordinator: Coordinator) {
    self.object = object
    self.coordinator = coordinator
  }
}

/// The node of a representable; it keeps the created object and observes the values that the update reads.
package final class RepresentableNode<Content: View, Made: AnyObject, Coordinator>: ViewNode {
  private var view: Content
  private let work: RepresentableWork<Content, Made, Coordinator>
  private var properties: PropertyStorage
  private var made: MadeObject<Made, Coordinator>?
  private var hosted: ViewNode?

  init(
    view: Content,
    work: RepresentableWork<Content, Made, Coordinator>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    self.work = work
    properties = PropertyStorage(plan: context.graph.plan(for: Content.self))
    super.init(context: context, parent: parent)
    properties.connect(&self.view, to: self)
    refresh()
  }

  package override var children: [ViewNode] { hosted.map { [$0] } ?? [] }

  package override var isSelfContained: Bool { true }

  package override var viewName: String? { typeName(Content.self) }

  /// Updates the node with the view's new value.
  func update(with newView: Content) {
    view = newView
    properties.connect(&view, to: self)
    refresh()
  }

  package override func refresh() {
    isDirty = false
    noteChange()
    properties.update(&view, for: self)
    let values = EnvironmentValues(scope: context.environment, graph: graph)
    if made == nil {
      made = graph.evaluate(for: self) {
        let coordinator = work.coordinate(view)
        return MadeObject(work.make(view, coordinator, values), coordinator)
      }
    }
    guard let made else { return }
    graph.evaluate(for: self) { work.update(view, made.object, made.coordinator, values) }
    host((made.object as? any ViewHosting)?.hostedView)
  }

  /// Shows the SwiftUI views that a controller hosts, or nothing if the controller hosts none.
  private func host(_ view: AnyView?) {
    guard let view else { return }
    if let hosted {
      AnyView.update(hosted, with: view)
    } else {
      hosted = AnyView.make(view, in: context, parent: self)
    }
  }

  package override var draws: Bool { true }

  package override func show(in lowering: inout Lowering) {
    if let hosted { return hosted.lower(into: &lowering) }
    guard !lowering.isOutline else { return }
    lowering.add(Element(id: id, kind: .image, label: typeName(Content.self)))
  }

  package override func willUnmount() {
    if let made { work.dismantle(made.object, made.coordinator) }
    made = nil
    properties.release()
  }

  // The compiler rejects its own generated version because of its check for endless recursion.
  deinit {}
}
