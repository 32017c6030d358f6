/// A view that forms a single row, even if its body contains several views.
@MainActor
package protocol SingleRow {}

extension ViewGraph {
  /// Returns whether the rows of a view are views inside it, rather than the view itself.
  ///
  /// - Parameter type: The type of the view.
  /// - Returns: Whether to search inside for its rows.
  package func producesRows<Content: View>(_ type: Content.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = rowProducers[key] { return known }
    let isProducer = Self.producesRows(type)
    rowProducers[key] = isProducer
    return isProducer
  }

  private static func producesRows(_ type: any View.Type) -> Bool {
    func body<Content: View>(of type: Content.Type) -> any View.Type { Content.Body.self }
    func content<Content: UnaryView>(of type: Content.Type) -> any View.Type {
      Content.Content.self
    }
    if type is any SingleRow.Type { return false }
    if type is any ListStructure.Type { return true }
    if let unary = type as? any UnaryView.Type { return producesRows(content(of: unary)) }
    let body = body(of: type)
    return body == Never.self ? false : producesRows(body)
  }
}
