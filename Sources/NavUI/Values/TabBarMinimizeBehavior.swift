/// The time at which the tab bar becomes small.
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")

  /// The bar shrinks when the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")

  /// The bar shrinks when the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")

  /// The bar never shrinks.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
