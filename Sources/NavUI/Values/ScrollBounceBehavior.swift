/// Whether content bounces at its ends.
@available(iOS 16.4, *)
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")

  /// The view always bounces.
  public static let always = ScrollBounceBehavior(name: "always")

  /// The view bounces if its content does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
