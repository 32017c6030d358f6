// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension AttributedString {
  /// The height of lines.
  @available(iOS 26.0, *)
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    /// The usual height.
    public static let normal = LineHeight(name: "normal")

    /// More space between lines.
    public static let loose = LineHeight(name: "loose")

    /// Less space between lines.
    public static let tight = LineHeight(name: "tight")

    /// The same height for every script.
    public static let variable = LineHeight(name: "variable")

    /// Returns a height in points.
    ///
    /// - Parameter points: The points.
    /// - Returns: The height.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "\(points)") }

    /// Returns a multiple of the font's size.
    ///
    /// - Parameter factor: The number.
    /// - Returns: The height.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "× \(factor)") }

    /// Returns the usual height with more points.
    ///
    /// - Parameter increase: The points.
    /// - Returns: The height.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "+ \(increase)")
    }
  }
}
