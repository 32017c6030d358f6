package import Findings

/// A place where one UI piece shows another.
package struct Showing: Hashable, Sendable {
  /// The parent: a view such as `ContentView`, or a part of a view such as `ContentView.list`.
  package var shower: String
  /// The shown piece: a view, or a part of the same view.
  package var shown: String
  /// The containers around the shown piece, from the inside out.
  package var containers: [Container]
  /// The position of the stack around the shown piece, or nil if there is none.
  package var stackStart: Int?
  /// The objects that the parent passes on, as chains of names, keyed by the labels of the arguments.
  package var ownedObjects: [String: [String]] = [:]
  /// The labels of all arguments except `nil`.
  var labels: Set<String> = []
  /// The labels of the enclosing function's parameters that the parent passes on, keyed by the labels of the arguments.
  var forwarded: [String: String] = [:]
  /// A Boolean value that indicates whether no unknown call lies between the shown piece and its navigation container.
  package var isCertain: Bool
  /// The names of the calls outside SwiftUI that surround the shown piece and whose effect on it is unknown.
  var wrappers: [String] = []
  /// The names of the calls that may put a stack around the shown piece, within its nearest navigation container.
  var receivers: [String] = []
  /// The place of the shown piece in the source.
  package var place: SourcePlace
}
