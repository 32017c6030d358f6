/// What a person may customize about a tab.
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// What the place decides.
  public static var automatic: TabCustomizationBehavior { Self(name: "automatic") }

  /// The tab can be moved to and out of the bar.
  public static var reorderable: TabCustomizationBehavior { Self(name: "reorderable") }

  /// Nothing.
  public static var disabled: TabCustomizationBehavior { Self(name: "disabled") }
}
