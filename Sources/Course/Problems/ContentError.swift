/// All problems found while content was read, at least one.
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
  /// One line for each problem.
  package var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
