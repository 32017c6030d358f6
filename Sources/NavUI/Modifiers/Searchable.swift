extension View {
  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: Where the field stands.
  ///   - prompt: What an empty field shows.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt)
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: Where the field stands.
  ///   - prompt: What an empty field shows.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: Where the field stands.
  ///   - prompt: What an empty field shows.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }
}

/// Where a search field stands.
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = SearchFieldPlacement(name: "automatic")

  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// The sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title.
  ///
  /// - Parameter displayMode: When the field is shown.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// When a search field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// What the system decides.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")

    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

private struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
}

extension SearchableView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    SearchableNode(view: view, context: context, parent: parent)
  }

  /// The field stands above the content, or on the visible screen of the stack inside.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    var field = SceneElement(id: node.id, kind: .searchField)
    field.label = prompt?.content ?? "Search"
    field.value = text.wrappedValue
    lowering.add(field, target: node)
    let added = lowering.elements.removeLast()
    lowering.elements.insert(added, at: start)
  }
}

private final class SearchableNode<Content: View>: UnaryNode<SearchableView<Content>> {
  override func perform(_ gesture: UserGesture) throws {
    guard case .type(let text) = gesture else {
      throw Refusal("A search field takes text: use type \"…\" into \"…\".")
    }
    view.text.wrappedValue = text
  }
}
