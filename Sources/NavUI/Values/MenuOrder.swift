/// The order of a menu's items.
@available(iOS 16.0, *)
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The system chooses the order.
  public static let automatic = MenuOrder(name: "automatic")

  /// The first entries are nearest to the place of the tap.
  public static let priority = MenuOrder(name: "priority")

  /// The entries keep their order.
  public static let fixed = MenuOrder(name: "fixed")
}
