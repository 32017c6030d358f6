/// A stack of screens: a root screen and a screen for each value in a path.
@available(iOS 16.0, *)
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: any PathSource
}

extension NavigationStack {
  /// Creates a stack with a private path (NS-07).
  ///
  /// - Parameter root: The root screen, which is not in the path.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = OwnedPath()
  }

  /// Returns the source of a private path for a stack.
  static func ownedPath() -> any PathSource { OwnedPath() }

  /// Creates a stack bound to a path whose values can have any type.
  ///
  /// - Parameters:
  ///   - path: The path, which links and the back button change too (NS-02).
  ///   - root: The root screen, which is not in the path.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = MixedPath(binding: path)
  }

  /// Creates a stack bound to a path whose values all have the same type (NS-03).
  ///
  /// - Parameters:
  ///   - path: The path, which links and the back button change too (NS-02).
  ///   - root: The root screen, which is not in the path.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = TypedPath(binding: path)
  }
}

extension NavigationStack: PrimitiveView {
  /// Creates the node of the stack.
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
    StackNode(root: view.root, path: view.path, context: context, parent: parent)
  }

  /// Updates the stack's root and path.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: StackNode<Root>.self).update(root: view.root, path: view.path)
  }
}

/// A source that provides a navigation stack with access to its path.
@MainActor
protocol PathSource {
  /// Creates the adapter for a new stack node.
  func makeAdapter() -> any PathAdapter
  /// Passes the latest binding to an adapter for the same kind of path.
  func update(_ adapter: any PathAdapter)
}

private struct OwnedPath {}

extension OwnedPath: PathSource {
  func makeAdapter() -> any PathAdapter {
    let storage = PathStorage()
    let binding = Binding(get: { storage.path }, set: { storage.path = $0 })
    return NavigationPathAdapter(binding: binding, isOwned: true)
  }

  func update(_ adapter: any PathAdapter) {}

  private final class PathStorage {
    var path = NavigationPath()
  }
}

private struct MixedPath {
  let binding: Binding<NavigationPath>
}

extension MixedPath: PathSource {
  func makeAdapter() -> any PathAdapter {
    NavigationPathAdapter(binding: binding, isOwned: false)
  }

  func update(_ adapter: any PathAdapter) {
    (adapter as? NavigationPathAdapter)?.follow(binding)
  }
}

private struct TypedPath<Data>
where
  Data: MutableCollection,
  Data: RandomAccessCollection,
  Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  let binding: Binding<Data>
}

extension TypedPath: PathSource {
  func makeAdapter() -> any PathAdapter {
    TypedPathAdapter(binding: binding)
  }

  func update(_ adapter: any PathAdapter) {
    (adapter as? TypedPathAdapter<Data>)?.follow(binding)
  }
}
