/// The state of the linter.
package enum LinterState: Hashable, Sendable {
  /// It is built from the current sources.
  case ready
  /// It is not built, and no build is running.
  case missing
  /// A build is running, with its progress if known.
  case building(Step?)
  /// The last build failed, with this message.
  case failed(String)

  /// A step of a build.
  package struct Step: Hashable, Sendable {
    /// The number of completed steps.
    package var done: Int
    /// The number of all steps, as far as it is known.
    package var all: Int

    package init(done: Int, all: Int) {
      self.done = done
      self.all = all
    }

    /// Reads the last step in a build's log, such as `[12/340] Compiling`.
    ///
    /// - Parameter log: What the build has written so far.
    package init?(log: String) {
      let matches = log.matches(of: /(?m)^\[(\d+)\/(\d+)\]/)
      guard let last = matches.last, let done = Int(last.output.1), let all = Int(last.output.2),
        done <= all
      else { return nil }
      self.init(done: done, all: all)
    }

    /// The step in a few words.
    package var words: String { "\(done) of \(all) steps" }
  }
}
