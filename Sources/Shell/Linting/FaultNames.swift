import FaultCatalogue
import Findings

/// A namespace for functions on the fault ids that users type.
package enum FaultNames {
  /// Returns the ids in words that may each contain several ids separated by commas.
  ///
  /// - Parameter words: The words as typed.
  /// - Returns: The ids in order, without surrounding blanks; an empty text between commas counts too.
  package static func list(_ words: [String]) -> [String] {
    words.flatMap { word in
      word.split(separator: ",", omittingEmptySubsequences: false).map { id in
        String(id.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
    }
  }

  /// Returns a message about the first unknown id, or nil if all ids are known.
  ///
  /// - Parameter ids: The ids.
  /// - Returns: The message about the first unknown id, or nil if all are known.
  package static func complaint(about ids: [String]) -> String? {
    guard let wrong = ids.first(where: { Fault.named($0) == nil }) else { return nil }
    let nearest = Suggestion.nearest(to: wrong, among: Fault.all.map(\.id))
    let remedy = nearest.map { "did you mean '\($0)'?" } ?? "'navlab explain' lists all"
    return "there is no fault '\(wrong)'; \(remedy)"
  }
}
