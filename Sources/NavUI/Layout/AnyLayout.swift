/// A layout whose type is not known, so that one can take the place of another.
@available(iOS 16.0, *)
public struct AnyLayout: Sendable {
  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {}
}

@available(iOS 16.0, *)
extension AnyLayout: InertLayout {}
