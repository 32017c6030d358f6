// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a corner with a radius.
  ///
  /// - Parameter value: The radius.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Creates a corner with a radius.
  ///
  /// - Parameter value: The radius.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
