// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
