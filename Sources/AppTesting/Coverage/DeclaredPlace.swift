/// A part of an app's navigation, as the source declares it.
package struct DeclaredPlace: Hashable, Sendable {
  /// The kind of thing.
  package var kind: CoverageKind
  /// The name.
  package var name: String
  /// The line that declares it, as `file:line`.
  package var place: String
  /// The words that are visible on it; nil if the source does not show them.
  var label: Label?
  /// The views that it shows.
  var views: Set<String> = []
  /// The titles of those views.
  var titles: Set<Label> = []
  /// The names of the values that lead there, such as `.product` or `String`.
  var heads: Set<String> = []

  /// Words in the source, as far as they are known before the app runs.
  struct Label: Hashable, Sendable {
    /// The words up to the first value.
    var text: String
    /// Whether these are all the words.
    var isWhole: Bool

    /// Returns whether the words can be those on the screen.
    func fits(_ seen: String?) -> Bool {
      guard let seen else { return false }
      return isWhole ? seen == text : seen.hasPrefix(text)
    }
  }
}
