/// A place in a view that other views can refer to.
public struct Anchor<Value>: Sendable {
  package init() {}

  /// A source that finds a place in a view.
  public struct Source: Sendable {
    fileprivate init() {}
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self() }

  /// Returns a rectangle in the view.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The source.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self() }
}
