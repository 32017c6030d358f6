extension Binding: Sequence where Value: MutableCollection {
  /// The type of a binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The type of the iterator that returns a binding to each element.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of an element's index.
  public typealias Index = Value.Index
  /// The type of the collection of the elements' indices.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index after the given index.
  ///
  /// - Parameter i: The index.
  /// - Returns: The next index.
  public func index(after i: Value.Index) -> Value.Index {
    wrappedValue.index(after: i)
  }

  /// Replaces an index with the next index.
  ///
  /// - Parameter i: The index.
  public func formIndex(after i: inout Value.Index) {
    wrappedValue.formIndex(after: &i)
  }

  /// Returns a binding to the element at an index.
  ///
  /// - Parameter position: The index of the element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the index before the given index.
  ///
  /// - Parameter i: The index.
  /// - Returns: The previous index.
  public func index(before i: Value.Index) -> Value.Index {
    wrappedValue.index(before: i)
  }

  /// Replaces an index with the previous index.
  ///
  /// - Parameter i: The index.
  public func formIndex(before i: inout Value.Index) {
    wrappedValue.formIndex(before: &i)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
