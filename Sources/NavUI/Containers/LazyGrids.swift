/// Views in columns, built on demand.
@available(iOS 14.0, *)
public struct LazyVGrid<Content: View> {
  package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between them.
  ///   - pinnedViews: The parts that stay in place while the grid is scrolled.
  ///   - content: The views inside.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: LazyContainer {}

/// Views in rows, built on demand.
@available(iOS 14.0, *)
public struct LazyHGrid<Content: View> {
  package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between them.
  ///   - pinnedViews: The parts that stay in place while the grid is scrolled.
  ///   - content: The views inside.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: LazyContainer {}

/// Views in rows and columns.
@available(iOS 16.0, *)
public struct Grid<Content: View> {
  package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - horizontalSpacing: The space between columns.
  ///   - verticalSpacing: The space between rows.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: TransparentContainer {}

/// One row of a grid.
@available(iOS 16.0, *)
public struct GridRow<Content: View> {
  package let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells.
  ///   - content: The cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension GridRow: TransparentContainer {}
