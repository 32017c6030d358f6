/// A view with two or three columns, in which the selection in a column determines the content of the next column.
///
/// In compact width the columns become one stack of screens (SV-01).
@available(iOS 16.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.content = nil
    self.detail = detail()
    visibility = nil
    compactColumn = nil
  }

  /// Creates a split view with two columns and a binding to the topmost column in a compact width.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column on top in compact width (SV-04).
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  @available(iOS 17.0, *)
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.content = nil
    self.detail = detail()
    visibility = nil
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view with two columns and a binding to the visible columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown in regular width (SV-03).
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.content = nil
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = nil
  }

  /// Creates a split view with two columns and bindings to the visible columns and the topmost column.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown in regular width (SV-03).
  ///   - preferredCompactColumn: The column on top in compact width (SV-04).
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  @available(iOS 17.0, *)
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.content = nil
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = nil
    compactColumn = nil
  }

  /// Creates a split view with three columns and a binding to the topmost column in a compact width.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column on top in compact width (SV-04).
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  @available(iOS 17.0, *)
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = nil
    compactColumn = preferredCompactColumn
  }

  /// Creates a split view with three columns and a binding to the visible columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown in regular width (SV-03).
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = nil
  }

  /// Creates a split view with three columns and bindings to the visible columns and the topmost column.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown in regular width (SV-03).
  ///   - preferredCompactColumn: The column on top in compact width (SV-04).
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  @available(iOS 17.0, *)
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView: PrimitiveView {
  /// Creates the node of the split view.
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
    SplitNode(view: view, context: context, parent: parent)
  }

  /// Updates the columns with the new value of the view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: SplitNode<Sidebar, Content, Detail>.self).update(with: view)
  }
}
