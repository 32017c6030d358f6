/// Additional facts that only some replies contain.
package struct ReplyExtras: Codable, Hashable, Sendable {
  /// The state that the app would leave if it ended now, or nil if the state is unchanged since the previous reply.
  package var kept: KeptState?
  /// The answer of an object, or nil if no object was read or called.
  package var answer: ObjectAnswer?

  package init(kept: KeptState? = nil, answer: ObjectAnswer? = nil) {
    self.kept = kept
    self.answer = answer
  }
}
