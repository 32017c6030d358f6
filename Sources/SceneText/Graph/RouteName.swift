package import SceneModel

/// The name of a value or screen in a graph, regardless of the value's contents.
package struct RouteName {
  /// The signature, such as `.product(id: Int)`, or the name of the view.
  package let text: String

  /// Creates the name of a value or a screen.
  ///
  /// - Parameters:
  ///   - element: The link or the screen.
  ///   - stack: The surrounding stack, whose routes are known.
  package init(_ element: Element, in stack: Element?) {
    guard let value = element.value else {
      text = element.kind == .link ? element.name ?? "screen" : element.name ?? element.placeName
      return
    }
    let routes = stack?.routes ?? []
    let head = Self.head(of: value)
    let type = element.kind == .link ? element.name : nil
    let found =
      routes.first { Self.head(of: $0) == head }
      ?? routes.first { $0 == type || $0 == Self.type(of: value) }
    text = Printable.line(found ?? type ?? value)
  }

  /// Returns the name of a case or type, without its arguments.
  private static func head(of value: String) -> Substring {
    value.prefix { $0 != "(" }
  }

  /// Returns the type that Swift infers for a string, number or Boolean literal, or nil for any other value.
  private static func type(of value: String) -> String? {
    if value.hasPrefix("\"") { return "String" }
    if Int(value) != nil { return "Int" }
    if Double(value) != nil { return "Double" }
    return value == "true" || value == "false" ? "Bool" : nil
  }
}

extension Element {
  /// A Boolean value that indicates whether the link opens a URL outside the app.
  var isWebLink: Bool { kind == .link && name == nil && value?.contains("://") == true }
}
