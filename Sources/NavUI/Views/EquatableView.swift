/// A view that is recreated only if it differs; here views always are.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view, recreated only if it differs.
  ///
  /// - Returns: The view.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that decides itself whether a new value is different.
@MainActor
package protocol SelfComparing {
  /// Returns whether another value of the view has the same content.
  ///
  /// - Parameter other: The value.
  /// - Returns: Whether the evaluation of its body can be skipped.
  func isEqual(to other: Any) -> Bool
}

extension EquatableView: SelfComparing {
  package func isEqual(to other: Any) -> Bool { (other as? Self)?.content == content }
}
