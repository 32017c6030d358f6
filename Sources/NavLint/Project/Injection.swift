package import Findings

/// A place where an object is put into the environment.
package struct Injection: Hashable, Sendable {
  /// The object's type; nil if the source does not show it.
  package var type: String?
  /// The injected value, as written.
  package var value: String
  /// Whether it is injected with `environmentObject` rather than `environment`.
  package var isEnvironmentObject: Bool
  /// The place in the source.
  package var place: SourcePlace
}
