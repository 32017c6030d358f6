extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The body of the items, which is never evaluated.
  public var body: Never {
    preconditionFailure("Toolbar items are drawn by the runtime and have no body.")
  }

  /// Returns the items as a view, or an empty view if there are none.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(content.map { Wrapped.makeItems($0) })
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The body of the items, which is never evaluated.
  public var body: Never {
    preconditionFailure("Toolbar items are drawn by the runtime and have no body.")
  }

  /// Returns the items of the active branch as a view.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    switch content.storage {
    case .first(let items): TrueContent.makeItems(items)
    case .second(let items): FalseContent.makeItems(items)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
