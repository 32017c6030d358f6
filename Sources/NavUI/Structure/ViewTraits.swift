/// A modifier that gives the container information about the view, such as a tag.
@MainActor
package protocol ContainerTrait: UnaryView {}

extension ViewGraph {
  /// Returns whether a view can represent any number of views in a tab view or picker.
  ///
  /// A custom view does if its body may list more or fewer than one view; a body that is clearly a single view, or one
  /// of two, is not evaluated for this.
  ///
  /// - Parameter type: The type of the view.
  /// - Returns: Whether to search inside for the views.
  package func listsViews<Content: View>(_ type: Content.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = viewLists[key] { return known }
    let isList = Self.listsViews(type)
    viewLists[key] = isList
    return isList
  }

  /// Returns whether a view may contain traits of a tab, either in its body or in a list inside the body.
  ///
  /// - Parameter type: The type of the view.
  /// - Returns: Whether its body is evaluated before the tab is opened.
  package func hasTabTraits<Content: View>(_ type: Content.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = traitCarriers[key] { return known }
    let isCarrier = Self.hasTabTraits(type)
    traitCarriers[key] = isCarrier
    return isCarrier
  }

  private static func listsViews(_ type: any View.Type) -> Bool {
    if type is any ListStructure.Type { return true }
    return isList(type)
  }

  /// Returns whether the number of views that a view represents may differ from one.
  private static func isList(_ type: any View.Type) -> Bool {
    if type is any UnaryView.Type { return false }
    if let structure = type as? any ListStructure.Type {
      return structure.listParts?.contains { isList($0) } ?? true
    }
    let body = body(of: type)
    return body == Never.self ? false : isList(body)
  }

  private static func hasTabTraits(_ type: any View.Type) -> Bool {
    // A view directly in the tab already exists, and costs nothing.
    type is any ListStructure.Type || holdsTabTraits(type)
  }

  private static func holdsTabTraits(_ type: any View.Type) -> Bool {
    func content<Content: UnaryView>(of type: Content.Type) -> any View.Type {
      Content.Content.self
    }
    if type is any ContainerTrait.Type { return true }
    if let unary = type as? any UnaryView.Type { return holdsTabTraits(content(of: unary)) }
    if let structure = type as? any ListStructure.Type {
      return structure.listParts?.contains { holdsTabTraits($0) } ?? true
    }
    let body = body(of: type)
    return body == Never.self ? false : holdsTabTraits(body)
  }

  private static func body(of type: any View.Type) -> any View.Type {
    func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
    return body(of: type)
  }
}
