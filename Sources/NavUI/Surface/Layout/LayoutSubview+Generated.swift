// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view in a layout.
@available(iOS 16.0, *)
public struct LayoutSubview: Equatable, Sendable {
  /// The layout priority of the view.
  public var priority: Double { 0 }

  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Returns a layout value of the view.
  ///
  /// - Parameter key: The key of the value.
  /// - Returns: The size.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// Returns the view's size for a proposed one.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Returns the size and the guides of the view for a proposed size.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - anchor: Which point of the view comes there.
  ///   - proposal: The proposed size.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}
