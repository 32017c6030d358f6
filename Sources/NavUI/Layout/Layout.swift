/// A way to arrange views; the lab never asks it, since nothing is laid out.
@available(iOS 16.0, *)
public protocol Layout: Animatable {
  /// The values that the layout keeps between two questions.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The special properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps.
  ///
  /// - Parameter subviews: The views to arrange.
  /// - Returns: What the layout keeps.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings what the layout keeps up to date.
  ///
  /// - Parameters:
  ///   - cache: What the layout keeps.
  ///   - subviews: The views to arrange.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The space around the views.
  ///
  /// - Parameters:
  ///   - subviews: The views to arrange.
  ///   - cache: What the layout keeps.
  /// - Returns: The space.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size that the views take.
  ///
  /// - Parameters:
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: What the layout keeps.
  /// - Returns: The size.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize

  /// Gives each view its place.
  ///
  /// - Parameters:
  ///   - bounds: Where the views go.
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: What the layout keeps.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )

  /// Returns the place of a horizontal guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the views go.
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: What the layout keeps.
  /// - Returns: The place, if the layout has an opinion.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the place of a vertical guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: Where the views go.
  ///   - proposal: The size on offer.
  ///   - subviews: The views to arrange.
  ///   - cache: What the layout keeps.
  /// - Returns: The place, if the layout has an opinion.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}
