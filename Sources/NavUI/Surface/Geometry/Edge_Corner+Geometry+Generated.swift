// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 26.0, *)
extension Edge.Corner {
  /// The shape of a corner.
  public struct Style: Hashable, Sendable {
    private let name: String

    private let radius: CGFloat?

    /// A corner that follows the corner of the container.
    public static var concentric: Edge.Corner.Style {
      Edge.Corner.Style(name: "concentric", radius: nil)
    }

    /// Returns a corner that follows the corner of the container.
    ///
    /// - Parameter minimum: The smallest corner.
    /// - Returns: The style.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style {
      Edge.Corner.Style(name: "concentric", radius: minimum?.radius)
    }

    /// Returns a corner with a radius.
    ///
    /// - Parameter radius: The radius.
    /// - Returns: The style.
    public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style {
      Edge.Corner.Style(name: "fixed", radius: radius)
    }
  }
}
