/// The time at which a material looks active.
@available(iOS 18.0, *)
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The system chooses the appearance.
  public static let automatic = MaterialActiveAppearance(name: "automatic")

  /// The material looks active.
  public static let active = MaterialActiveAppearance(name: "active")

  /// The material looks inactive.
  public static let inactive = MaterialActiveAppearance(name: "inactive")

  /// The material looks active if its window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
