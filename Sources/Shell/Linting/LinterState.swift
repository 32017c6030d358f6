/// The state of the linter.
package enum LinterState: Hashable, Sendable {
  /// It is built, from the sources as they are.
  case ready
  /// It is not built, and nobody builds it.
  case missing
  /// Somebody builds it at this moment; how far that is, if it is known.
  case building(Step?)
  /// The last attempt to build it failed, with these words.
  case failed(String)

  /// A step of a build.
  package struct Step: Hashable, Sendable {
    /// The number of its steps that are done.
    package var done: Int
    /// The number of its steps, as far as it is known now.
    package var all: Int

    package init(done: Int, all: Int) {
      self.done = done
      self.all = all
    }

    /// Reads the last step that a build has told of, as in `[12/340] Compiling`.
    ///
    /// - Parameter log: What the build has written so far.
    package init?(log: String) {
      let matches = log.matches(of: /(?m)^\[(\d+)\/(\d+)\]/)
      guard let last = matches.last, let done = Int(last.output.1), let all = Int(last.output.2),
        done <= all
      else { return nil }
      self.init(done: done, all: all)
    }

    /// The step as a few words.
    package var words: String { "\(done) of \(all) steps" }
  }
}
