/// A way to arrange views, which NavLab never calls because it has no layout.
@available(iOS 16.0, *)
public protocol Layout: Animatable {
  /// The cached values of the layout.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The special properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache.
  ///
  /// - Parameter subviews: The views to arrange.
  /// - Returns: The cache of the layout.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache.
  ///
  /// - Parameters:
  ///   - cache: The cache of the layout.
  ///   - subviews: The views to arrange.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the spacing around the views.
  ///
  /// - Parameters:
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The space.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the views.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The size.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  /// Places each view.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle for the views.
  ///   - proposal: The proposed size.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )

  /// Returns the position of a horizontal guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle for the views.
  ///   - proposal: The proposed size.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The place, or nil if the layout does not define it.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle for the views.
  ///   - proposal: The proposed size.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The place, or nil if the layout does not define it.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}
