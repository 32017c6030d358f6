/// What the driver sends to an app process: one line of JSON.
package struct Request: Codable, Hashable, Sendable {
  /// The version of the protocol; both sides refuse another than their own.
  package static let currentVersion = 1

  /// The version of the protocol.
  package var version: Int
  /// A number that the reply must repeat.
  package var number: UInt64
  /// What to do.
  package var action: Action

  package init(number: UInt64, action: Action) {
    self.version = Self.currentVersion
    self.number = number
    self.action = action
  }

  /// Reads a request of the current version.
  ///
  /// - Parameter decoder: Where the request comes from.
  /// - Throws: `WireError.version` for another version, or whatever is thrown by `decoder`.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    version = try fields.decode(Int.self, forKey: .version)
    try WireFormat.checkVersion(version)
    number = try fields.decode(UInt64.self, forKey: .number)
    action = try fields.decode(Action.self, forKey: .action)
  }
}
