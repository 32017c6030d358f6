/// A fixed list of values that the system can show and hand to intents.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// The name of the type for people.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The form in which a person sees each value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
