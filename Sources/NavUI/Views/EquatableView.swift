/// A view whose body is evaluated again only if its content differs from the previous content.
public struct EquatableView<Content: View & Equatable> {
  /// The view to compare.
  public var content: Content

  /// Creates a view that is updated only when its content changes.
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The wrapped view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns a view whose body is evaluated again only if this view differs from the previous one.
  ///
  /// - Returns: The view.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that compares its new value with its previous one.
@MainActor
package protocol SelfComparing {
  /// Returns whether another view has the same content.
  ///
  /// - Parameter other: The value.
  /// - Returns: Whether the evaluation of its body can be skipped.
  func isEqual(to other: Any) -> Bool
}

extension EquatableView: SelfComparing {
  package func isEqual(to other: Any) -> Bool { (other as? Self)?.content == content }
}
