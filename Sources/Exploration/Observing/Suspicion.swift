/// Suspicious behaviour of an app, observed at the end of a sequence of steps.
struct Suspicion: Hashable, Sendable {
  /// The kind of fault.
  var kind: Discovery.Kind
  /// The subject of the suspicion, which distinguishes it from other problems of the same kind.
  var subject: String
  /// The id of the catalogue's entry that describes the fault, or nil if there is none.
  var entry: String?
  /// A message that describes the event and explains the reason.
  var message: String
  /// The final line of a test that fails while the fault exists, or nil if the last step itself fails.
  var expectation: String?
  /// The number of final steps that are unnecessary for the suspicion.
  var surplus = 0
  /// The path of the source file with the relevant code, or nil if it is unknown.
  var file: String?
  /// The line in `file`, counted from 1, or nil if it is unknown.
  var line: Int?

  /// The key under which the suspicion can be refuted.
  var key: String { "\(kind.rawValue) \(subject)" }

  /// The name of a control without an effect, regardless of its screen, or nil for any other suspicion.
  ///
  /// An effect that was seen on one screen may be invisible on another.
  var control: String?

  /// A signature that all sightings of the same problem share.
  var signature: String { "\(kind.rawValue) \(entry ?? "") \(subject)" }
}
