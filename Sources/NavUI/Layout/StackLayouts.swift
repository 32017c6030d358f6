/// The layout of a horizontal stack.
@available(iOS 16.0, *)
public struct HStackLayout: Sendable {
  /// The alignment of the views.
  public var alignment: VerticalAlignment

  /// The spacing between the views.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

@available(iOS 16.0, *)
extension HStackLayout: InertLayout {}

/// The layout of a vertical stack.
@available(iOS 16.0, *)
public struct VStackLayout: Sendable {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment

  /// The spacing between the views.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

@available(iOS 16.0, *)
extension VStackLayout: InertLayout {}

/// The layout of a stack of layers.
@available(iOS 16.0, *)
public struct ZStackLayout: Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

@available(iOS 16.0, *)
extension ZStackLayout: InertLayout {}

/// The layout of a grid.
@available(iOS 16.0, *)
public struct GridLayout: Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// The space between columns.
  public var horizontalSpacing: CGFloat?

  /// The space between rows.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

@available(iOS 16.0, *)
extension GridLayout: InertLayout {}
