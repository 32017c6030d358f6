/// A subview that a container can arrange.
@available(iOS 18.0, *)
public struct Subview: Identifiable {
  /// The identity of a subview in its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the subview.
  public let id: ID
  /// The values that the subview provides for the container.
  public let containerValues: ContainerValues
  let content: AnyView
}

@available(iOS 18.0, *)
extension Subview: View {
  /// The original view.
  public var body: some View { content }
}

/// The subviews that a container can arrange, in order.
@available(iOS 18.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  /// The type of a subview.
  public typealias Element = Subview
  /// The type of a subview's index.
  public typealias Index = Int
  /// The type of a slice of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Accesses the subview at an index.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Accesses the subviews in a range.
  ///
  /// - Parameter bounds: The range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollection: View {
  /// The subviews, in order.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A slice of the subviews that a container can arrange.
@available(iOS 18.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// The type of a subview.
  public typealias Element = Subview
  /// The type of a subview's index.
  public typealias Index = Int
  /// The type of a slice of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Accesses the subview at an index.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Accesses the subviews in a range.
  ///
  /// - Parameter bounds: The range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollectionSlice: View {
  /// The subviews, in order.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
