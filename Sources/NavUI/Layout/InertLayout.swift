/// A built-in layout, which arranges nothing.
@available(iOS 16.0, *)
package protocol InertLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {}

@available(iOS 16.0, *)
extension InertLayout {
  /// Returns zero.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    .zero
  }

  /// Does nothing: no views are placed here.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle for the views.
  ///   - proposal: The proposed size.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {}
}

/// Views in a layout.
struct ArrangedView<Content: View> {
  let content: Content
}

extension ArrangedView: TransparentContainer {}
