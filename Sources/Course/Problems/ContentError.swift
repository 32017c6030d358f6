/// An error that contains one or more problems found while content was read.
package struct ContentError: Error, Hashable, Sendable {
  /// The problems, in the order in which they were found.
  package var problems: [ContentProblem]

  package init(_ problems: [ContentProblem]) {
    self.problems = problems
  }

  package init(file: String, position: ContentProblem.Position? = nil, message: String) {
    self.init([ContentProblem(file: file, position: position, message: message)])
  }
}

extension ContentError: CustomStringConvertible {
  /// A description of the problems, with one line for each.
  package var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
