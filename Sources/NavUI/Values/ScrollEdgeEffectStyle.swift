/// The way in which content fades under a bar.
@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The automatic style.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")

  /// The hard style, with a dividing line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")

  /// The soft style, with a fading edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
