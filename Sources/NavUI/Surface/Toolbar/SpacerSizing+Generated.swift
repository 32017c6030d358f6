// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The width of a space.
@available(iOS 26.0, *)
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// A width that fills the available space.
  public static let flexible = SpacerSizing(name: "flexible")

  /// The system's width.
  public static let fixed = SpacerSizing(name: "fixed")
}
