package import Findings

/// A call that puts an object into the environment.
package struct Injection: Hashable, Sendable {
  /// The type of the object, or nil if the source does not determine the type.
  package var type: String?
  /// The injected value as written.
  package var value: String
  /// A Boolean value that indicates whether the object is injected with `environmentObject` rather than `environment`.
  package var isEnvironmentObject: Bool
  /// The place of the call in the source.
  package var place: SourcePlace
}
