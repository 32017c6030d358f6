/// A type-erased layout, which another one can replace.
@available(iOS 16.0, *)
public struct AnyLayout: Sendable {
  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {}
}

@available(iOS 16.0, *)
extension AnyLayout: InertLayout {}
