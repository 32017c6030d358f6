// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
