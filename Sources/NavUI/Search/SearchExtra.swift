internal import SceneModel

extension View {
  /// Adds suggestions to the search field of the view.
  ///
  /// - Parameter suggestions: The suggestions, shown while a user searches.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    SearchExtraView(content: self, extra: suggestions())
  }

  /// Sets the visibility of search suggestions in the given placements, but has no effect in NavLab.
  ///
  /// - Parameters:
  ///   - kind: The visibility of the suggestions.
  ///   - placements: The placements.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchSuggestions(
    _ kind: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }

  /// Adds scopes to the search field of the view and binds the selected scope.
  ///
  /// - Parameters:
  ///   - scope: The tag of the selected scope.
  ///   - scopes: The scopes, each with a tag.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    SearchExtraView(content: self, extra: Picker("Scope", selection: scope, content: scopes))
  }

  /// Adds scopes to the search field of the view and binds the selected scope.
  ///
  /// - Parameters:
  ///   - scope: The tag of the selected scope.
  ///   - activation: The time at which the scopes are shown.
  ///   - scopes: The scopes, each with a tag.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    SearchExtraView(content: self, extra: Picker("Scope", selection: scope, content: scopes))
  }

  /// Makes the view a suggestion that fills the search field when tapped.
  ///
  /// - Parameter completion: The text.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SearchCompletionView(content: self, completion: completion)
  }
}

/// A view with content below its search field.
struct SearchExtraView<Content: View, Extra: View> {
  let content: Content
  let extra: Extra
}

extension SearchExtraView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    SearchExtraNode(view: view, context: context, parent: parent)
  }
}

private final class SearchExtraNode<Content: View, Extra: View>: UnaryNode<
  SearchExtraView<Content, Extra>
>
{
  override var isSelfContained: Bool { false }

  private var extra: ViewNode?

  override var children: [ViewNode] { [child] + (extra.map { [$0] } ?? []) }

  override func didUpdate(from old: SearchExtraView<Content, Extra>?) {
    if let extra {
      Extra.update(extra, with: view.extra)
    } else {
      extra = Extra.make(view.extra, in: context.row, parent: self)
    }
  }

  override func show(in lowering: inout Lowering) {
    if let extra { lowering.searchExtras.append(extra) }
    child.lower(into: &lowering)
    if extra != nil, !lowering.searchExtras.isEmpty { lowering.searchExtras.removeLast() }
  }
}

private struct SearchCompletionView<Content: View> {
  let content: Content
  let completion: String
}

extension SearchCompletionView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    SearchCompletionNode(view: view, context: context, parent: parent)
  }
}

private final class SearchCompletionNode<Content: View>: UnaryNode<SearchCompletionView<Content>> {
  override var isSelfContained: Bool { false }

  private weak var field: (any SearchField)?

  override func show(in lowering: inout Lowering) {
    let part = lowering.describe(child)
    field = lowering.searchField
    var button = Element(id: id, kind: .button)
    button.label = Lowering.label(of: part.elements[...])
    lowering.add(button, target: self)
  }

  override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else { throw Refusal("A suggestion can only be tapped.") }
    field?.complete(view.completion)
  }
}

/// A search field, with the operation that its suggestions use.
@MainActor
package protocol SearchField: AnyObject {
  /// Replaces the text in the field with a suggestion.
  func complete(_ text: String)
}
