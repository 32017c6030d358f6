// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 16.0, *)
extension Layout {
  /// Properties without special values.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Recreates the cache.
  ///
  /// - Parameters:
  ///   - cache: The cache of the layout.
  ///   - subviews: The views to arrange.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the default spacing.
  ///
  /// - Parameters:
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The space.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns nil: there is no explicit alignment.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle for the views.
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: Nothing.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns nil: there is no explicit alignment.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The rectangle for the views.
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: Nothing.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  ///
  /// - Parameter content: The views.
  /// - Returns: A view with all of them.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedView(content: content())
  }
}

@available(iOS 16.0, *)
extension Layout where Cache == Void {
  /// Creates an empty cache.
  ///
  /// - Parameter subviews: The views to arrange.
  public func makeCache(subviews: Subviews) {}
}

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
  /// - Returns: What the layout keeps.
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
  ///   - proposal: The size on offer.
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
  ///   - proposal: The size on offer.
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
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The place, if the layout has an opinion.
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
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The place, if the layout has an opinion.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}
