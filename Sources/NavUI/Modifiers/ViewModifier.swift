/// A modifier that can change any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body` returns.
  associatedtype Body: View
  /// The type of the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  /// - Returns: The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension View {
  /// Returns the view with a modifier applied to it.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The changed view.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public var content: Content
  /// The modifier applied to the view.
  public var modifier: Modifier

  /// Creates a view with a modifier applied to it.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - modifier: The modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body, which a primitive view does not have.
  public typealias Body = Never

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("A modified view is drawn by the runtime and has no body.")
  }

  /// Creates the node of the modifier.
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
    ModifierNode(view: view, context: context, parent: parent)
  }

  /// Updates the modifier and the view that it is applied to.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ModifierNode<Content, Modifier>.self).update(with: view)
  }
}

extension ModifiedContent: ListStructure where Content: View, Modifier: ViewModifier {
  package static var listParts: [any View.Type]? { [Content.self, Modifier.Body.self] }
}

// swift-format-ignore: NoLeadingUnderscores
/// A placeholder in a modifier's body for the view that the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let source: any ModifiedSource
}

extension _ViewModifier_Content: PrimitiveView, ListStructure {
  // The modified view is already part of the modified content.
  package static var listParts: [any View.Type]? { [] }

  /// Creates the node of the view that the modifier is applied to.
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
    view.source.makeContent(in: context, parent: parent)
  }

  /// Updates the view that the modifier is applied to.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    view.source.updateContent(node)
  }
}

/// The source of the view that a modifier is applied to.
///
/// It is not a node: the nodes in the modifier's body hold it, and must not keep the nodes above
/// alive.
@MainActor
protocol ModifiedSource: AnyObject {
  func makeContent(in context: ViewContext, parent: ViewNode?) -> ViewNode
  func updateContent(_ node: ViewNode)
}

private final class ModifiedView<Content: View>: ModifiedSource {
  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  func makeContent(in context: ViewContext, parent: ViewNode?) -> ViewNode {
    Content.make(content, in: context, parent: parent)
  }

  func updateContent(_ node: ViewNode) {
    Content.update(node, with: content)
  }
}

private final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode {
  override var isSelfContained: Bool { true }

  private var modifier: Modifier
  private let source: ModifiedView<Content>
  private var properties: PropertyStorage
  private var child: ViewNode?

  init(
    view: ModifiedContent<Content, Modifier>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    modifier = view.modifier
    source = ModifiedView(view.content)
    properties = PropertyStorage(plan: context.graph.plan(for: Modifier.self))
    super.init(context: context, parent: parent)
    properties.restore(Modifier.self, for: self)
    properties.connect(&modifier, to: self)
    refresh()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var viewName: String? { typeName(Modifier.self) }

  func update(with view: ModifiedContent<Content, Modifier>) {
    modifier = view.modifier
    source.content = view.content
    properties.connect(&modifier, to: self)
    refresh()
  }

  override func refresh() {
    isDirty = false
    properties.update(&modifier, for: self)
    let body = graph.evaluate(for: self) {
      modifier.body(content: _ViewModifier_Content(source: source))
    }
    if let child {
      Modifier.Body.update(child, with: body)
    } else {
      child = Modifier.Body.make(body, in: context, parent: self)
    }
  }

  override func keepState(in memory: RowMemory) {
    if let state = properties.rowState { memory.keep(state, of: ObjectIdentifier(Modifier.self)) }
  }

  override func willUnmount() {
    properties.release()
  }
}

extension ViewModifier {
  /// Returns the modifier followed by another modifier.
  ///
  /// - Parameter modifier: The other modifier.
  /// - Returns: A modifier that applies both.
  public nonisolated func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    ConcatenatedModifier(first: self, second: modifier)
  }
}

/// A modifier that applies two modifiers in sequence.
private struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier> {
  let first: First
  let second: Second
}

extension ConcatenatedModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}
