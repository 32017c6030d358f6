/// What only some replies have to say beside the snapshot.
package struct ReplyExtras: Codable, Hashable, Sendable {
  /// What would be left of the app if it ended now, or nil when that is what the reply before said.
  package var kept: KeptState?
  /// What an object has answered, or nil when none was asked.
  package var answer: ObjectAnswer?

  package init(kept: KeptState? = nil, answer: ObjectAnswer? = nil) {
    self.kept = kept
    self.answer = answer
  }
}
