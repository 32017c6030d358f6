/// The extent to which random walks compared an app with the solution.
package struct WalkExtent: Hashable, Sendable, Codable {
  /// The extent to which the planned walks were taken.
  package var extent: Kind
  /// The reason why walks were left out, in a few words, or nil if none were left out.
  package var reason: String?

  /// An extent to which the planned walks were taken.
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// All moves of all walks.
    case whole
    /// Some moves.
    case part
    /// No moves.
    case none
  }

  package init(_ extent: Kind, reason: String? = nil) {
    self.extent = extent
    self.reason = reason
  }

  /// The extent of walks that were taken completely.
  package static let whole = WalkExtent(.whole)

  /// The extent in a few words, such as `part (10 of 72 moves, the rest was not offered)`.
  package var words: String {
    extent.rawValue + (reason.map { " (\($0))" } ?? "")
  }
}
