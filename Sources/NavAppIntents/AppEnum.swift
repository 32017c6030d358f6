/// An enumeration of values that the system can show and pass to intents.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// The visible name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The visible forms of the values, keyed by value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
