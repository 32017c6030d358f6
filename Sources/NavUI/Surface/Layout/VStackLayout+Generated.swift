// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
