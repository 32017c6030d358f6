// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Generates an impact.
@MainActor
@preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of impacts.
  public nonisolated override init() {
  }

  /// Creates a generator of impacts of a style.
  ///
  /// - Parameter style: The kind.
  public nonisolated init(style: FeedbackStyle) {
  }

  /// Generates an impact.
  public func impactOccurred() {}

  /// Generates an impact.
  ///
  /// - Parameter intensity: The strength of the impact.
  public func impactOccurred(intensity: CGFloat) {}

  /// A style of impact.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light

    /// A medium impact.
    case medium

    /// A heavy impact.
    case heavy

    /// A soft impact.
    case soft

    /// A rigid impact.
    case rigid
  }
}
