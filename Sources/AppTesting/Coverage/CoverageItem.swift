/// An item of an app's navigation that tests may have visited.
package struct CoverageItem: Hashable, Sendable, Codable {
  /// The kind of the item.
  package var kind: CoverageKind
  /// The name of the item, such as `.product(id: Int)` or `Settings`.
  package var name: String
  /// The line that declares the item, as `file:line`, or nil if only the running app has shown it.
  package var place: String?
  /// A Boolean value that indicates whether a test has visited the item.
  package var isVisited: Bool

  private enum CodingKeys: String, CodingKey {
    case kind
    case name
    case place
    case isVisited = "visited"
  }
}
