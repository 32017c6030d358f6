import FaultCatalogue
import Findings

/// The ids of faults, as they are typed.
package enum FaultNames {
  /// Returns a message about unknown ids.
  ///
  /// - Parameter ids: The ids.
  /// - Returns: The words for the first one that there is not, or nil when there are all.
  package static func complaint(about ids: [String]) -> String? {
    guard let wrong = ids.first(where: { Fault.named($0) == nil }) else { return nil }
    let nearest = Suggestion.nearest(to: wrong, among: Fault.all.map(\.id))
    let remedy = nearest.map { "did you mean '\($0)'?" } ?? "'navlab explain' lists all"
    return "there is no fault '\(wrong)'; \(remedy)"
  }
}
