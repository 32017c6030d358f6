@_spi(Reflection) import Swift

/// A view that consists of several views in sequence.
public struct TupleView<T> {
  /// The tuple of the views.
  public var value: T

  /// Creates a view from a tuple of views.
  ///
  /// - Parameter value: The views.
  public nonisolated init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView, ListStructure {
  /// Creates a node that contains the nodes of the views.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    TupleNode(view.value, context: context, parent: parent)
  }

  /// Updates each of the views with its new value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TupleNode<T>.self).update(with: view.value)
  }
}

/// A view that consists of several other views.
@MainActor
package protocol ViewSequence {
  /// The type-erased views.
  var views: [AnyView] { get }
}

extension TupleView: ViewSequence {
  package var views: [AnyView] {
    func view<Content: View>(_ type: Content.Type, at pointer: UnsafeRawPointer) -> AnyView {
      AnyView(pointer.assumingMemoryBound(to: Content.self).pointee)
    }
    var views: [AnyView] = []
    withUnsafePointer(to: value) { pointer in
      _ = _forEachField(of: T.self, options: []) { _, offset, fieldType, _ in
        guard let type = fieldType as? any View.Type else { return true }
        views.append(view(type, at: UnsafeRawPointer(pointer) + offset))
        return true
      }
    }
    return views
  }
}

/// An element in a tuple of views.
@MainActor
package struct TupleElement {
  let offset: Int
  let type: any View.Type

  func make(at pointer: UnsafeRawPointer, in context: ViewContext, parent: ViewNode) -> ViewNode {
    func make<Content: View>(_ type: Content.Type) -> ViewNode {
      let view = (pointer + offset).assumingMemoryBound(to: Content.self).pointee
      return Content.make(view, in: context, parent: parent)
    }
    return _openExistential(type, do: make)
  }

  func update(_ node: ViewNode, at pointer: UnsafeRawPointer) {
    func update<Content: View>(_ type: Content.Type) {
      let view = (pointer + offset).assumingMemoryBound(to: Content.self).pointee
      Content.update(node, with: view)
    }
    _openExistential(type, do: update)
  }
}

private final class TupleNode<T>: ViewNode {
  override var isSelfContained: Bool { true }

  private let elements: [TupleElement]
  private var nodes: [ViewNode] = []

  init(_ value: T, context: ViewContext, parent: ViewNode?) {
    elements = context.graph.elements(of: T.self)
    super.init(context: context, parent: parent)
    withUnsafePointer(to: value) { pointer in
      nodes = elements.map { $0.make(at: UnsafeRawPointer(pointer), in: context, parent: self) }
    }
  }

  override var children: [ViewNode] { nodes }

  func update(with value: T) {
    withUnsafePointer(to: value) { pointer in
      for (element, node) in zip(elements, nodes) {
        element.update(node, at: UnsafeRawPointer(pointer))
      }
    }
  }

  override func show(in lowering: inout Lowering) {
    lowering.branch()
    for node in nodes {
      node.lower(into: &lowering)
    }
  }
}

extension ViewGraph {
  /// Returns the elements of a tuple type, which are cached after they are first read.
  fileprivate func elements<T>(of type: T.Type) -> [TupleElement] {
    let key = ObjectIdentifier(type)
    if let elements = tuplePlans[key] { return elements }
    var elements: [TupleElement] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      guard let view = fieldType as? any View.Type else {
        preconditionFailure("A TupleView holds \(fieldType), which is not a view.")
      }
      elements.append(TupleElement(offset: offset, type: view))
      return true
    }
    tuplePlans[key] = elements
    return elements
  }
}
