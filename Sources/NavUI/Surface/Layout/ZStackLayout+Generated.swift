// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
