/// The views that a layout arranges; the lab lays nothing out, so there are none.
@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// The direction of text.
  public var layoutDirection: LayoutDirection

  /// The first position.
  public var startIndex: Int { 0 }

  /// The position behind the last view.
  public var endIndex: Int { 0 }

  /// The view at a position.
  ///
  /// - Parameter index: The position.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("A layout has no subviews in the lab; go through them with 'indices'.")
  }
}

/// A view that a layout arranges.
@available(iOS 16.0, *)
public struct LayoutSubview: Equatable, Sendable {
  /// The view's priority for space.
  public var priority: Double { 0 }

  /// The space that the view likes around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// A value that the view carries for its layout.
  ///
  /// - Parameter key: The key of the value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// The size that the view takes of a proposed one.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The size and the guides of the view for a proposed size.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  /// Gives the view its place.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: Which point of the view comes there.
  ///   - proposal: The proposed size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}
