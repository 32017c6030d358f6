/// The severity of a dialog.
@available(iOS 17.0, *)
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The automatic severity.
  public static let automatic = DialogSeverity(name: "automatic")

  /// The standard severity.
  public static let standard = DialogSeverity(name: "standard")

  /// The critical severity.
  public static let critical = DialogSeverity(name: "critical")
}
