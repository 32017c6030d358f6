// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The appearance of glass.
@available(iOS 26.0, *)
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The transition "identity".
  public static let identity = GlassEffectTransition(name: "identity")

  /// The transition "matched geometry".
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")

  /// The transition "materialize".
  public static let materialize = GlassEffectTransition(name: "materialize")
}
