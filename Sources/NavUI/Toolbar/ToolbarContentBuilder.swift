/// Builds toolbar content out of the items that a closure lists.
@available(iOS 14.0, *)
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  /// Passes a single item on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes the only item of a closure on.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds content out of several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarItems {
    var views: [AnyView] = []
    func append<Item: ToolbarContent>(_ item: Item) {
      views.append(Item.makeItems(item))
    }
    repeat append(each content)
    return ToolbarItems(views: views)
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarItems {
    ToolbarItems(views: [AnyView(content.map { Content.makeItems($0) })])
  }

  /// Supports `if` with `else`, and `switch`.
  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarItems {
    ToolbarItems(views: [First.makeItems(first)])
  }

  /// Supports `if` with `else`, and `switch`.
  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarItems {
    ToolbarItems(views: [Second.makeItems(second)])
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems {
    ToolbarItems(views: [Content.makeItems(content)])
  }
}

/// Several items of a toolbar.
public struct ToolbarItems: ToolbarContent {
  let views: [AnyView]

  /// The items have no body.
  public var body: Never {
    preconditionFailure("Toolbar items are drawn by the runtime and have no body.")
  }

  /// The items as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: ToolbarItems) -> AnyView {
    AnyView(
      ForEach(Array(content.views.enumerated()), id: \.offset) { item in
        item.element
      }
    )
  }
}
