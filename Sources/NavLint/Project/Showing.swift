package import Findings

/// A place where one UI piece shows another.
package struct Showing: Hashable, Sendable {
  /// The parent: a view such as `ContentView`, or a part of one such as `ContentView.list`.
  package var shower: String
  /// The shown piece: a view, or a part of the same view.
  package var shown: String
  /// The containers around it there, from the inside out.
  package var containers: [Container]
  /// The start of the stack around it there, or nil.
  package var stackStart: Int?
  /// The objects that its parent keeps or has received and passes on, as chains of names, by the labels of the arguments.
  package var ownedObjects: [String: [String]] = [:]
  /// The arguments that are parameters of the enclosing function, by their labels: the labels of these parameters.
  var forwarded: [String: String] = [:]
  /// Whether there is nothing unknown between it and the container that determines its stack.
  package var isCertain: Bool
  /// The calls around it whose effect on what they are given SwiftUI does not determine.
  var wrappers: [String] = []
  /// The calls around it that may put a stack of their own around it, within its nearest navigation container.
  var receivers: [String] = []
  /// The place in the source.
  package var place: SourcePlace
}
