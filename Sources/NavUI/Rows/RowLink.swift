/// A link in a row, which is followed together with the row's other links if all of them are invisible (NS-96).
@MainActor
package protocol RowLink: ViewNode {
  /// A Boolean value that indicates whether the label consists only of text, which may have no width.
  var showsOnlyTexts: Bool { get }
  /// Presents the link's destination.
  func follow() throws
}
