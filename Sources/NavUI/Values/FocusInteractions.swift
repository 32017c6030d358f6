/// The actions of a view with the focus.
@available(iOS 17.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// Creates a set from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It acts.
  public static let activate = FocusInteractions(rawValue: 1)

  /// It is edited.
  public static let edit = FocusInteractions(rawValue: 2)

  /// As the system decides.
  public static let automatic: FocusInteractions = []
}
