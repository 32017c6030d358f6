/// The effect of a pointer over a view.
public struct HoverEffect: Sendable {
  private let name: String

  /// The automatic effect.
  public static let automatic = HoverEffect(name: "automatic")

  /// The highlight effect.
  public static let highlight = HoverEffect(name: "highlight")

  /// The lift effect.
  public static let lift = HoverEffect(name: "lift")
}
