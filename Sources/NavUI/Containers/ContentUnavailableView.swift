/// A view for a screen without content.
@available(iOS 17.0, *)
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view with a label, a description and buttons.
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

/// The parts of the view for a search without results.
@available(iOS 17.0, *)
public struct SearchUnavailableContent {
  /// The label of the view for a search without results.
  public struct Label {
    let text: String?
  }

  /// The description in the view for a search without results.
  public struct Description {}

  /// The empty group of buttons in the view for a search without results.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// The text of the label, with the search text if there is any.
  public var body: some View {
    Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}

extension SearchUnavailableContent.Description: View {
  /// The advice to check the spelling or try a new search.
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: Self {
    Self {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Returns a view that shows the text of a search without results.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view.
  public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text.isEmpty ? nil : text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: SingleRow {}
