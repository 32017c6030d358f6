package import Findings

/// A place where a piece of interface shows another one.
package struct Showing: Hashable, Sendable {
  /// The shower: a view such as `ContentView`, or a part of one such as `ContentView.list`.
  package var shower: String
  /// The shown piece: a view, or a part of the same view.
  package var shown: String
  /// The containers that it lies in there, from the inside out.
  package var containers: [Container]
  /// The place where the stack begins that is written around it there, or nil.
  package var stackStart: Int?
  /// The labels under which it is handed objects that the shower has from elsewhere or keeps as its own.
  package var ownedObjects: Set<String> = []
  /// Whether nothing unknown lies between it and what decides to which stack it belongs.
  package var isCertain: Bool
  /// The place where it is written.
  package var place: SourcePlace
}
