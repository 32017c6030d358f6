extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator that gives the bindings one by one.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The places of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index after another one.
  ///
  /// - Parameter i: The place.
  /// - Returns: The next value.
  public func index(after i: Value.Index) -> Value.Index {
    wrappedValue.index(after: i)
  }

  /// Moves an index to the next one.
  ///
  /// - Parameter i: The place.
  public func formIndex(after i: inout Value.Index) {
    wrappedValue.formIndex(after: &i)
  }

  /// A binding to an element.
  ///
  /// - Parameter position: The place of the element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// Returns the place before another one.
  ///
  /// - Parameter i: The place.
  /// - Returns: The previous place.
  public func index(before i: Value.Index) -> Value.Index {
    wrappedValue.index(before: i)
  }

  /// Moves an index to the previous one.
  ///
  /// - Parameter i: The place.
  public func formIndex(before i: inout Value.Index) {
    wrappedValue.formIndex(before: &i)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
