package import AppBuilder
import Synchronization

/// Compares an app's files with those that were built, and builds the app anew when they differ.
package final class SourceLookout: Sendable {
  private let state: Mutex<State>
  private let project: AppProject
  private let build: @Sendable (AppProject) -> Result<BuiltApp, CommandFailure>
  private let stamp: @Sendable (AppProject) -> SourceStamp

  private struct State {
    /// The files as they were built.
    var built: SourceStamp
    /// The files as they were when last looked at.
    var seen: SourceStamp
    var news: Result<BuiltApp, CommandFailure>?
  }

  /// Takes the files as they are now for built.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - build: Compiles the app.
  ///   - stamp: Looks at the app's files.
  package init(
    _ project: AppProject,
    build: @escaping @Sendable (AppProject) -> Result<BuiltApp, CommandFailure>,
    stamp: @escaping @Sendable (AppProject) -> SourceStamp
  ) {
    self.project = project
    self.build = build
    self.stamp = stamp
    let now = stamp(project)
    state = Mutex(State(built: now, seen: now))
  }

  /// Whether there is a build that nobody has taken.
  package var hasNews: Bool {
    state.withLock { $0.news != nil }
  }

  /// Hands over the last build that nobody has taken, or why it did not succeed.
  ///
  /// - Returns: What came of the build, or nil where nothing is new.
  package func takeNews() -> Result<BuiltApp, CommandFailure>? {
    state.withLock { state in
      defer { state.news = nil }
      return state.news
    }
  }

  /// Builds when the files are not as they were built, and have been left alone since the last look.
  ///
  /// - Returns: Whether there is news now.
  package func look() -> Bool {
    let now = stamp(project)
    let isDue = state.withLock { state in
      defer { state.seen = now }
      guard now != state.built, now == state.seen else { return false }
      state.built = now
      return true
    }
    guard isDue else { return false }
    let result = build(project)
    state.withLock { $0.news = result }
    return true
  }
}
