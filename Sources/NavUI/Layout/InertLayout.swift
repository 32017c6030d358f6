/// A built-in layout, which NavLab does not apply.
@available(iOS 16.0, *)
package protocol InertLayout: Layout where Cache == Void, AnimatableData == EmptyAnimatableData {}

@available(iOS 16.0, *)
extension InertLayout {
  /// Returns zero, because NavLab measures no views.
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

  /// Has no effect, because NavLab places no views.
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

/// A view that contains the views in a layout.
struct ArrangedView<Content: View> {
  let content: Content
}

extension ArrangedView: TransparentContainer {}
