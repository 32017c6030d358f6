// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The actions of a view with the focus.
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is activated.
  public static let activate = FocusInteractions(rawValue: 1 << 0)

  /// The view is edited.
  public static let edit = FocusInteractions(rawValue: 1 << 1)

  /// The system's default.
  public static let automatic: FocusInteractions = []
}
