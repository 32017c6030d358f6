/// Something in an app that does not look right, seen at the end of some steps.
struct Suspicion: Hashable, Sendable {
  /// The kind of fault.
  var kind: Discovery.Kind
  /// The subject, so that each problem is reported once.
  var subject: String
  /// The entry of the catalogue that it belongs to, if there is one.
  var entry: String?
  /// The event and its reason, in sentences.
  var message: String
  /// The line at the end of a test, which fails as long as the fault exists; nil if the last step
  /// already fails.
  var expectation: String?
  /// The number of final steps that the suspicion does not need.
  var surplus = 0
  /// The source file of the code concerned, if it is known.
  var file: String?
  /// The line in `file`, counted from 1.
  var line: Int?

  /// The name under which it can be refuted.
  var key: String { "\(kind.rawValue) \(subject)" }

  /// The name of the control that does nothing, regardless of its screen: an effect that was seen
  /// on one screen may be invisible on another.
  var control: String?

  /// The name under which the suspicion is reported once.
  var signature: String { "\(kind.rawValue) \(entry ?? "") \(subject)" }
}
