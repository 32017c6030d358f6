/// A place in an app's navigation that the source declares.
package struct DeclaredPlace: Hashable, Sendable {
  /// The kind of the place.
  package var kind: CoverageKind
  /// The name of the place.
  package var name: String
  /// The line that declares the place, as `file:line`.
  package var place: String
  /// The label that is visible at the place, or nil if the source does not determine it.
  var label: Label?
  /// The names of the views that the place shows.
  var views: Set<String> = []
  /// The titles of the views that the place shows.
  var titles: Set<Label> = []
  /// The names of the values that lead to the place, such as `.product` or `String`.
  var heads: Set<String> = []

  /// The part of a label that the source determines before the app runs.
  struct Label: Hashable, Sendable {
    /// The text of the label before its first interpolated value.
    var text: String
    /// A Boolean value that indicates whether the label consists of `text` alone.
    var isWhole: Bool

    /// Returns whether a text on the screen can be the label.
    func fits(_ seen: String?) -> Bool {
      guard let seen else { return false }
      return isWhole ? seen == text : seen.hasPrefix(text)
    }
  }
}
