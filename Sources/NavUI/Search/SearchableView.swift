internal import SceneModel
import SharedLists

/// A view with a search field above it.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: [AnyView]
}

extension SearchableView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    SearchableNode(view: view, context: context, parent: parent)
  }
}

/// The node of a search field, in which a search lasts from the first character until the field is cleared.
private final class SearchableNode<Content: View>: UnaryNode<SearchableView<Content>> {
  override var isSelfContained: Bool { false }

  private lazy var scope = EnvironmentScope(parent: context.environment)
  private var tokens: [ViewNode] = []
  private var isSearching = false

  /// A binding that is true while a user is searching, or nil if there is no such binding.
  private var presented: Binding<Bool>? {
    view.isPresented
      ?? EnvironmentValues(scope: context.environment, graph: nil).searchFocus
  }

  override func childContext() -> ViewContext {
    context.with(environment: scope)
  }

  override var children: [ViewNode] { [child] + tokens }

  override func didMake() {
    scope.set(
      DismissSearchAction { [weak self] in self?.dismiss() },
      for: ObjectIdentifier(DismissSearchKey.self)
    )
    setSearching(presented?.wrappedValue ?? false)
  }

  override func didUpdate(from old: SearchableView<Content>?) {
    for token in tokens { token.unmount() }
    tokens = view.tokens.map { AnyView.make($0, in: context.row, parent: self) }
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let binding = presented else { return }
    setSearching(graph.evaluate(for: self) { binding.wrappedValue })
  }

  /// Adds the field to a description, above the content and with its tokens, scopes and suggestions.
  override func show(in lowering: inout Lowering) {
    let start = lowering.elements.count
    let extras = lowering.searchExtras
    lowering.searchExtras = []
    child.lower(into: &lowering)
    var field = Element(id: id, kind: .searchField)
    field.label = view.prompt?.content ?? "Search"
    field.value = view.text.wrappedValue
    if isSearching { field.traits.append(.focused) }
    for token in tokens { field.children += lowering.describe(token).elements }
    if isSearching {
      for extra in extras {
        var part = lowering
        part.elements = []
        part.searchField = self
        extra.lower(into: &part)
        field.children += part.elements
      }
    }
    lowering.add(field, target: self)
    let added = lowering.elements.removeLast()
    lowering.searchExtras = extras
    if let tabs = lowering.elements.indices.dropFirst(start).first(where: {
      lowering.elements[$0].hasSearchTab
    }) {
      lowering.elements[tabs].addToSearchTab(added)
    } else {
      lowering.elements.insert(added, at: start)
    }
  }

  override func perform(_ gesture: UserGesture) throws {
    switch gesture {
    case .tap: present(true)
    case .type(let text):
      view.text.wrappedValue = text
      present(!text.isEmpty)
    default:
      throw Refusal("A search field takes text, as in: search \"…\".")
    }
  }

  private func present(_ isPresented: Bool) {
    if let binding = presented, binding.wrappedValue != isPresented {
      binding.wrappedValue = isPresented
    }
    setSearching(isPresented)
  }

  private func setSearching(_ isSearching: Bool) {
    self.isSearching = isSearching
    scope.set(isSearching, for: ObjectIdentifier(IsSearchingKey.self))
  }

  private func dismiss() {
    if !view.text.wrappedValue.isEmpty { view.text.wrappedValue = "" }
    present(false)
  }
}

extension SearchableNode: SearchField {
  func complete(_ text: String) {
    view.text.wrappedValue = text
  }
}
