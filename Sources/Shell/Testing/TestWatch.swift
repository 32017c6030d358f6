package import AppBuilder
import AppTesting

/// A watch that runs tests again whenever the app or a test script is saved.
package struct TestWatch {
  private let look: () -> Stamp
  private let pause: () -> Void

  /// The state of an app's files and test scripts at a particular moment.
  package struct Stamp: Hashable, Sendable {
    private let sources: SourceStamp
    private let scripts: [FileIdentity]

    /// Creates a stamp of the current state of the files.
    ///
    /// - Parameters:
    ///   - sources: The files of the app.
    ///   - scripts: The paths of the scripts.
    package init(sources: SourceStamp, scripts: [String]) {
      self.sources = sources
      self.scripts = scripts.compactMap { FileIdentity(of: $0) }
    }
  }

  /// Creates a watch with closures that check the files and that wait between checks.
  ///
  /// - Parameters:
  ///   - look: A closure that checks the files.
  ///   - pause: A closure that waits between two checks.
  package init(look: @escaping () -> Stamp, pause: @escaping () -> Void) {
    self.look = look
    self.pause = pause
  }

  /// Runs the tests immediately, and again after each change, until the watch is stopped.
  ///
  /// - Parameters:
  ///   - isOver: A closure, called after each check, that returns whether to end.
  ///   - run: A closure that runs the tests.
  package func run(until isOver: () -> Bool = { false }, _ run: () -> Void) {
    var tested = look()
    run()
    var seen = tested
    while !isOver() {
      pause()
      let now = look()
      defer { seen = now }
      // An editor may write several files, one after the other.
      guard now != tested, now == seen else { continue }
      tested = now
      run()
    }
  }
}
