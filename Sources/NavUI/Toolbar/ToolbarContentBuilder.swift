/// A result builder that combines the toolbar items in a closure.
@available(iOS 14.0, *)
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  /// Returns a single item unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the only item in a closure unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Combines several items.
  public static func buildBlock<
    First: ToolbarContent,
    Second: ToolbarContent,
    each Rest: ToolbarContent
  >(
    _ first: First,
    _ second: Second,
    _ rest: repeat each Rest
  ) -> ToolbarItems {
    var views = [First.makeItems(first), Second.makeItems(second)]
    func append<Item: ToolbarContent>(_ item: Item) {
      views.append(Item.makeItems(item))
    }
    repeat append(each rest)
    return ToolbarItems(views: views)
  }

  /// Combines several customizable items.
  public static func buildBlock<
    First: CustomizableToolbarContent,
    Second: CustomizableToolbarContent,
    each Rest: CustomizableToolbarContent
  >(
    _ first: First,
    _ second: Second,
    _ rest: repeat each Rest
  ) -> CustomizableToolbarItems {
    var views = [First.makeItems(first), Second.makeItems(second)]
    func append<Item: ToolbarContent>(_ item: Item) {
      views.append(Item.makeItems(item))
    }
    repeat append(each rest)
    return CustomizableToolbarItems(views: views)
  }

  /// Supports `if` without `else` in a toolbar content builder.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Supports the first branch of an `if` with `else`, or of a `switch`, in a toolbar content builder.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Supports the second branch of an `if` with `else`, or of a `switch`, in a toolbar content builder.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Supports `if #available` in a toolbar content builder.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarItems {
    ToolbarItems(views: [Content.makeItems(content)])
  }
}
