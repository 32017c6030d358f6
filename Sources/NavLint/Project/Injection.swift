package import Findings

/// A place where an object is put into the environment for the views below.
package struct Injection: Hashable, Sendable {
  /// The type of the object; nil when it cannot be told from the source.
  package var type: String?
  /// The value that is handed over, as it is written.
  package var value: String
  /// Whether it is done with `environmentObject` and not with `environment`.
  package var isEnvironmentObject: Bool
  /// The place where it is written.
  package var place: SourcePlace
}
