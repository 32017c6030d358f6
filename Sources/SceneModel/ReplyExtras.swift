/// What only some replies have to say beside the snapshot.
package struct ReplyExtras: Codable, Hashable, Sendable {
  /// What would be left of the app if it ended now, or nil when that is what the reply before said.
  package var kept: KeptState?

  package init(kept: KeptState? = nil) {
    self.kept = kept
  }
}
