// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Image {
  /// The brightness that a picture may have.
  @available(iOS 17.0, *)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The range "standard".
    public static let standard = DynamicRange(name: "standard")

    /// The range "constrained high".
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")

    /// The range "high".
    public static let high = DynamicRange(name: "high")
  }

  /// The scaling of a picture.
  public enum Interpolation: Hashable, Sendable {
    /// The quality "none".
    case none
    /// The quality "low".
    case low
    /// The quality "medium".
    case medium
    /// The quality "high".
    case high
  }

  /// The way in which a picture fills extra space.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating the picture.
    case tile

    /// By stretching the picture.
    case stretch
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// The size "small".
    case small
    /// The size "medium".
    case medium
    /// The size "large".
    case large
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture is drawn in the foreground colour.
    case template

    /// The picture keeps its colours.
    case original
  }
}
