// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The ways in which an item of a toolbar can be changed.
@available(iOS 16.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item can always be added.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}
