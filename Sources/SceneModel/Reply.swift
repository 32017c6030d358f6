/// What an app process answers to one request: one line of JSON.
package struct Reply: Codable, Hashable, Sendable {
  /// The version of the protocol.
  package var version: Int
  /// The number of the request.
  package var number: UInt64
  /// Whether the action could be done.
  package var outcome: Outcome
  /// The app after the action.
  package var snapshot: Snapshot
  /// What would be left of the app if it ended now, or nil when that is what the reply before said.
  package var kept: KeptState?
  /// The time that the action took inside the app, in nanoseconds, without the making of the snapshot.
  package var nanoseconds: UInt64

  package init(
    number: UInt64,
    outcome: Outcome,
    snapshot: Snapshot,
    kept: KeptState? = nil,
    nanoseconds: UInt64
  ) {
    self.version = Request.currentVersion
    self.number = number
    self.outcome = outcome
    self.snapshot = snapshot
    self.kept = kept
    self.nanoseconds = nanoseconds
  }

  /// Reads a reply of the current version.
  ///
  /// - Parameter decoder: Where the reply comes from.
  /// - Throws: `WireError.version` for another version, or whatever is thrown by `decoder`.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    version = try fields.decode(Int.self, forKey: .version)
    try WireFormat.checkVersion(version)
    number = try fields.decode(UInt64.self, forKey: .number)
    outcome = try fields.decode(Outcome.self, forKey: .outcome)
    snapshot = try fields.decode(Snapshot.self, forKey: .snapshot)
    kept = try fields.decodeIfPresent(KeptState.self, forKey: .kept)
    nanoseconds = try fields.decode(UInt64.self, forKey: .nanoseconds)
  }

  /// Whether an action could be done.
  package enum Outcome: Codable, Hashable, Sendable {
    /// It was done; the snapshot shows what came of it, which may be nothing.
    case done
    /// It could not be done, for the reason given in one sentence; nothing has changed.
    case refused(String)
  }
}
