@_exported public import SharedLists

/// An element of a scene: a container such as a tab or a screen, or content of a screen.
///
/// Containers nest as they do on a device. A `window`, a `tab`, a `sheet`, a `fullScreenCover` and
/// a `popover` contain one `tabView`, `navigationStack`, `splitView` or `screen`, followed by the
/// presentations over it. A `navigationStack` contains its screens, the root first. Texts and
/// controls are only on screens, in drawing order; layout containers are omitted. A presentation
/// is the last child of the container or screen whose view presents it.
package struct Element: Codable, Hashable, Sendable, Identifiable {
  /// A number that identifies the element throughout its existence.
  package var id: Int
  /// The kind of element.
  package var kind: Kind
  /// The visible text, such as a screen's title or a button's label, or nil if there is none.
  package var label: String?
  /// The type name of a screen's root view, or of a link's value or view, or nil if there is none.
  package var name: String?
  /// The accessibility identifier that the app gave the element, or nil if there is none.
  package var identifier: String?
  /// The element's value, as a Swift literal if possible, or nil if there is no value.
  ///
  /// Examples are the route value of a pushed screen, the tag of a tab, the selection of a tab view, a field's text,
  /// and `true` or `false` for a toggle. For a picker, it is the visible text: the label of the selected option.
  package var value: String?
  /// The values in a `navigationStack`'s path as Swift literals, from first to last, or nil for other elements.
  package var path: SharedList<String>?
  /// The type of a `navigationStack`'s path, such as `NavigationPath` or `[Route]`, or nil if the path is private.
  package var pathType: String?
  /// The routes that can be pushed onto a `navigationStack`, as signatures such as `.postDetail(id: Int)` or types such
  /// as `Int`.
  package var routes: [String]
  /// The badge of a tab or a row, or nil if there is none.
  package var badge: String?
  /// The traits of the element.
  package var traits: [Trait]
  /// The elements inside the element.
  package var children: SharedList<Element>

  package init(
    id: Int,
    kind: Kind,
    label: String? = nil,
    name: String? = nil,
    identifier: String? = nil,
    value: String? = nil,
    path: [String]? = nil,
    pathType: String? = nil,
    routes: [String] = [],
    badge: String? = nil,
    traits: [Trait] = [],
    children: [Element] = []
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.name = name
    self.identifier = identifier
    self.value = value
    self.path = path.map { SharedList($0) }
    self.pathType = pathType
    self.routes = routes
    self.badge = badge
    self.traits = traits
    self.children = SharedList(children)
  }
}
