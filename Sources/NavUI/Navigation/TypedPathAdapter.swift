/// An adapter for a path that is a collection of values of a single type.
package final class TypedPathAdapter<Data>: PathAdapter
where
  Data: MutableCollection,
  Data: RandomAccessCollection,
  Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  private var binding: Binding<Data>
  private var seen: [Data.Element] = []

  package init(binding: Binding<Data>) {
    self.binding = binding
  }

  /// Sets the binding for reading and writing the path.
  package func follow(_ binding: Binding<Data>) {
    self.binding = binding
  }

  package var count: Int { seen.count }

  package private(set) lazy var typeName: String? = "[\(NavUI.typeName(Data.Element.self))]"

  package var elementType: (any Any.Type)? { Data.Element.self }

  package var keeper: BindingKeeper { binding.location.keeper }

  package func isBoundAs(_ other: any PathAdapter) -> Bool {
    guard let other = other as? TypedPathAdapter<Data> else { return false }
    return binding.location.isSame(as: other.binding.location)
  }

  package func read() -> PathChange? {
    let new = binding.wrappedValue
    let change = seen.withUnsafeBufferPointer { old in
      new.withContiguousStorageIfAvailable { PathChange(from: old, to: $0) }
        ?? PathChange(from: seen, to: Array(new))
    }
    guard let change else { return nil }
    let start = new.index(new.startIndex, offsetBy: change.prefix)
    let end = new.index(new.endIndex, offsetBy: -change.suffix)
    seen.replaceSubrange(change.prefix..<(seen.count - change.suffix), with: new[start..<end])
    return change
  }

  package func value(at index: Int) -> PathElement {
    PathElement(seen[index])
  }

  package func write(keeping count: Int, adding values: [PathElement]) -> Bool {
    let elements = values.compactMap { $0.value as? Data.Element }
    guard elements.count == values.count else { return false }
    var path = binding.wrappedValue
    path.removeLast(max(0, path.count - count))
    path.append(contentsOf: elements)
    binding.wrappedValue = path
    return true
  }
}
