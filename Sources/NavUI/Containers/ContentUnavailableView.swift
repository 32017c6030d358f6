/// A view for a screen without content.
@available(iOS 17.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: The name of the missing content.
  ///   - description: The reason and the advice.
  ///   - actions: Buttons that help.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The label, the description and the buttons, in order.
  public var body: some View {
    label
    description
    actions
  }
}

/// The description of a search without results.
@available(iOS 17.0, *)
public struct SearchUnavailableContent {
  /// The label.
  public struct Label {}

  /// The description.
  public struct Description {
    let text: String?
  }

  /// The buttons; there are none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// Text.
  public var body: some View { Text(verbatim: "No Results") }
}

extension SearchUnavailableContent.Description: View {
  /// Text that repeats the search text.
  public var body: some View { text.map { Text(verbatim: "No results for \"\($0)\"") } }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results.
  public static var search: Self {
    Self {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description(text: nil)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Returns the view for a search text without results.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description(text: text)
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: SingleRow {}
