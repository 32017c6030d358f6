// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The severity of a dialog.
@available(iOS 17.0, *)
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The severity "automatic".
  public static let automatic = DialogSeverity(name: "automatic")

  /// The severity "standard".
  public static let standard = DialogSeverity(name: "standard")

  /// The severity "critical".
  public static let critical = DialogSeverity(name: "critical")
}
