/// An item of an app's navigation, and whether a test has visited it.
package struct CoverageItem: Hashable, Sendable, Codable {
  /// The kind of thing.
  package var kind: CoverageKind
  /// The name, such as `.product(id: Int)` or `Settings`.
  package var name: String
  /// The line of the source that declares it, as `file:line`; nil if only the running app has shown
  /// it.
  package var place: String?
  /// Whether a test has visited it.
  package var isVisited: Bool

  private enum CodingKeys: String, CodingKey {
    case kind
    case name
    case place
    case isVisited = "visited"
  }
}
