/// A view that creates a view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection that contains the elements.
  public var data: Data
  /// A closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
  /// A Boolean value that indicates whether the elements are those of a constant range.
  var isConstant = false
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by its `id`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that returns the view of an element.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = \.id
  }

  /// Creates a view for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - content: A closure that returns the view of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }

  /// Creates a view for each number in a range.
  ///
  /// - Parameters:
  ///   - data: The range, which should not change.
  ///   - content: A closure that returns the view of a number.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = \.[offsetFrom: data.lowerBound]
    isConstant = true
  }

  /// Creates a view with a binding for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - content: A closure that returns the view of an element.
  @available(iOS 15.0, *)
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C.Element: Identifiable,
    ID == C.Element.ID,
    C.Indices: RandomAccessCollection,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view with a binding for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The property that identifies the elements.
  ///   - content: A closure that returns the view of an element.
  @available(iOS 15.0, *)
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C.Indices: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { element in content(data.element(at: element.0)) }
    self.id = \.1
  }
}

extension ForEach {
  /// Creates placeholders for content that NavLab does not show, such as the marks of a chart.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The identifier of its elements.
  package init(inert data: Data, id: KeyPath<Data.Element, ID>) {
    self.init(
      data: data,
      content: { _ in preconditionFailure("Content that is not shown must not be requested.") },
      id: id
    )
  }
}

extension Int {
  /// Accesses the integer's distance from the start of a range, used to identify a row of that range.
  nonisolated subscript(offsetFrom start: Int) -> Int { self - start }
}
