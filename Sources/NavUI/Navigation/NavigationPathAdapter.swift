/// An adapter for a `NavigationPath`.
package final class NavigationPathAdapter: PathAdapter {
  private var binding: Binding<NavigationPath>
  private let isOwned: Bool
  private var seen: [PathElement] = []

  package init(binding: Binding<NavigationPath>, isOwned: Bool) {
    self.binding = binding
    self.isOwned = isOwned
  }

  /// Sets the binding for reading and writing the path.
  package func follow(_ binding: Binding<NavigationPath>) {
    self.binding = binding
  }

  package var count: Int { seen.count }

  package var typeName: String? { isOwned ? nil : "NavigationPath" }

  package var elementType: (any Any.Type)? { nil }

  package var keeper: BindingKeeper { binding.location.keeper }

  package func isBoundAs(_ other: any PathAdapter) -> Bool {
    guard let other = other as? NavigationPathAdapter else { return false }
    return binding.location.isSame(as: other.binding.location)
  }

  package func read() -> PathChange? {
    let new = binding.wrappedValue.elements
    guard let change = PathChange(from: seen, to: new) else { return nil }
    seen.replaceSubrange(
      change.prefix..<(seen.count - change.suffix),
      with: new[change.prefix..<(new.count - change.suffix)]
    )
    return change
  }

  package func value(at index: Int) -> PathElement {
    seen[index]
  }

  package func write(keeping count: Int, adding values: [PathElement]) -> Bool {
    let elements = binding.wrappedValue.elements
    binding.wrappedValue = NavigationPath(elements: Array(elements.prefix(count)) + values)
    return true
  }
}
