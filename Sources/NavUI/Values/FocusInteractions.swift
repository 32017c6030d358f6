/// The actions of a view with the focus.
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view is activated.
  public static let activate = FocusInteractions(rawValue: 1)

  /// The view is edited.
  public static let edit = FocusInteractions(rawValue: 2)

  /// The system's default.
  public static let automatic: FocusInteractions = []
}
