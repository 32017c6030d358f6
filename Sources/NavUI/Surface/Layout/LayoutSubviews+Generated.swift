// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The views in a layout; always empty, because NavLab has no layout.
@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// The direction of text.
  public var layoutDirection: LayoutDirection

  /// The first position.
  public var startIndex: Int { 0 }

  /// The position after the last view.
  public var endIndex: Int { 0 }

  /// Returns the view at a position.
  ///
  /// - Parameter index: The position.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("A layout has no subviews in the lab; go through them with 'indices'.")
  }
}
