import AppBuilder

/// The state of the learner's files, determined without reading their contents.
package struct WorkStamp: Hashable, Sendable {
  private let states: [String: String]

  /// Creates a stamp from the states of files.
  ///
  /// - Parameter states: The state of each file, by path; a missing file has none.
  package init(_ states: [String: String]) {
    self.states = states
  }

  /// Creates a stamp of the current state of files.
  ///
  /// - Parameter paths: The files.
  package init(of paths: [String]) {
    let states = paths.compactMap { path in
      FileIdentity(of: path).map { (path, $0.state) }
    }
    self.init(Dictionary(states) { first, _ in first })
  }

  /// Returns the files that changed, appeared or disappeared since an earlier stamp.
  ///
  /// - Parameter earlier: The same files at an earlier time.
  /// - Returns: The paths, in alphabetical order.
  package func changes(since earlier: WorkStamp) -> [String] {
    Set(states.keys).union(earlier.states.keys).filter { states[$0] != earlier.states[$0] }.sorted()
  }
}
