/// The appearance of glass.
@available(iOS 26.0, *)
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The transition that changes nothing.
  public static let identity = GlassEffectTransition(name: "identity")

  /// The transition that moves the shape to its new place.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")

  /// The transition that fades the glass.
  public static let materialize = GlassEffectTransition(name: "materialize")
}
