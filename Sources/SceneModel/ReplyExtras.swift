/// The facts beside the snapshot that only some replies have.
package struct ReplyExtras: Codable, Hashable, Sendable {
  /// The state that the app would leave if it ended now, or nil when it is that of the reply
  /// before.
  package var kept: KeptState?
  /// The answer of an object, or nil when none was asked.
  package var answer: ObjectAnswer?

  package init(kept: KeptState? = nil, answer: ObjectAnswer? = nil) {
    self.kept = kept
    self.answer = answer
  }
}
