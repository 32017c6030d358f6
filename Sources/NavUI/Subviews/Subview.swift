/// A subview that a container receives and places.
@available(iOS 18.0, *)
public struct Subview: Identifiable {
  /// The identity of a subview in its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the subview.
  public let id: ID
  /// The values that the view reports to the container.
  public let containerValues: ContainerValues
  let content: AnyView
}

@available(iOS 18.0, *)
extension Subview: View {
  /// The view.
  public var body: some View { content }
}

/// The views that a container receives, in their order.
@available(iOS 18.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// The index of a view.
  public typealias Index = Int
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// One of the views.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the views.
  ///
  /// - Parameter bounds: The range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollection: View {
  /// All of the views, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container receives.
@available(iOS 18.0, *)
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// The index of a view.
  public typealias Index = Int
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// One of the views.
  ///
  /// - Parameter index: The index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the views.
  ///
  /// - Parameter bounds: The range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

@available(iOS 18.0, *)
extension SubviewsCollectionSlice: View {
  /// All of the views, one after the other.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}
