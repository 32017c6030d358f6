// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The customization of a tab that a user can make.
@available(iOS 18.0, *)
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String

  /// The behavior that the place chooses.
  public static var automatic: TabCustomizationBehavior { Self(name: "automatic") }

  /// The tab can be moved to and out of the bar.
  public static var reorderable: TabCustomizationBehavior { Self(name: "reorderable") }

  /// Nothing.
  public static var disabled: TabCustomizationBehavior { Self(name: "disabled") }
}
