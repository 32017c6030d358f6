/// A link in a row, which is followed together with the row's other links if none of them shows
/// anything (NS-96).
@MainActor
package protocol RowLink: ViewNode {
  /// Whether the label consists of texts, which have no width where there is no room.
  var showsOnlyTexts: Bool { get }
  /// Presents the link's destination.
  func follow() throws
}
