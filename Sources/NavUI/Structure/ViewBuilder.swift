/// A result builder that creates a view from the views in a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns a single view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Creates an empty view from a closure without statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Returns the only view in a closure unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Combines several views into one.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Supports `if` without `else` in a view builder.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Supports the first branch of an `if` with `else`, or of a `switch`, in a view builder.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// Supports the second branch of an `if` with `else`, or of a `switch`, in a view builder.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// Supports `if #available` in a view builder.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
