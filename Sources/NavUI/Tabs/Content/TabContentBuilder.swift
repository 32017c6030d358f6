/// A result builder that combines the tabs in a closure, which must contain at least one tab (TV-30).
@available(iOS 18.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A view of the tabs in a closure.
  public struct Content<C: TabContent> where TabValue == C.TabValue {
    let content: C
  }

  /// Returns a single tab or group of tabs unchanged.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where TabValue == Content.TabValue {
    content
  }

  /// Returns the only tab or group of tabs in a closure unchanged.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where TabValue == Content.TabValue {
    content
  }

  /// Combines several tabs or groups of tabs in sequence.
  public static func buildBlock<First: TabContent, Second: TabContent, each Rest: TabContent>(
    _ first: First,
    _ second: Second,
    _ rest: repeat each Rest
  ) -> some TabContent<TabValue> {
    TabGroup<
      TabValue, TupleView<(TabViewList<First>, TabViewList<Second>, repeat TabViewList<each Rest>)>
    >(
      tabViews: TupleView(
        (
          TabViewList(content: first),
          TabViewList(content: second),
          repeat TabViewList(content: each rest)
        )
      )
    )
  }

  /// Supports `if` without `else` in a tab content builder.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where TabValue == Content.TabValue {
    content
  }

  /// Supports the first branch of an `if` with `else`, or of a `switch`, in a tab content builder.
  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TabValue == TrueContent.TabValue, TabValue == FalseContent.TabValue {
    _ConditionalContent(storage: .first(first))
  }

  /// Supports the second branch of an `if` with `else`, or of a `switch`, in a tab content builder.
  public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TabValue == TrueContent.TabValue, TabValue == FalseContent.TabValue {
    _ConditionalContent(storage: .second(second))
  }

  /// Supports `if #available` in a tab content builder.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> some TabContent<TabValue> where TabValue == Content.TabValue {
    TabGroup<TabValue, AnyView>(tabViews: AnyView(TabViewList(content: content)))
  }
}

@available(iOS 18.0, *)
extension TabContentBuilder.Content: PrimitiveView, ListStructure {
  /// Creates the node of the tabs.
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
    C.makeTabNode(view.content, in: context, parent: parent)
  }

  /// Updates the node of the tabs with their new value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    C.updateTabNode(node, with: view.content)
  }
}
