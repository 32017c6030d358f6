/// The views in a layout; always empty, because NavLab has no layout.
@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// The direction of text.
  public var layoutDirection: LayoutDirection

  /// The first position.
  public var startIndex: Int { 0 }

  /// The position after the last view.
  public var endIndex: Int { 0 }

  /// Returns the view at a position.
  ///
  /// - Parameter index: The position.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("A layout has no subviews in the lab; go through them with 'indices'.")
  }
}

/// A view in a layout.
@available(iOS 16.0, *)
public struct LayoutSubview: Equatable, Sendable {
  /// The layout priority of the view.
  public var priority: Double { 0 }

  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Returns a layout value of the view.
  ///
  /// - Parameter key: The key of the value.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// Returns the view's size for a proposed one.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the size and the guides of the view for a proposed size.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: The point of the view that is moved there.
  ///   - proposal: The proposed size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}
