package import AppBuilder
import Synchronization

/// An object that compares an app's current files with the files of the build, and rebuilds the app if they differ.
package final class SourceRebuilder: Sendable {
  private let state: Mutex<State>
  private let project: AppProject
  private let build: @Sendable (AppProject) -> Result<BuiltApp, CommandFailure>
  private let stamp: @Sendable (AppProject) -> SourceStamp

  private struct State {
    /// The state of the files in the latest build.
    var built: SourceStamp
    /// The state of the files at the last check.
    var seen: SourceStamp
    var news: Result<BuiltApp, CommandFailure>?
  }

  /// Creates an object that treats the current files as those of the build.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - build: A closure that builds the app.
  ///   - stamp: A closure that checks the app's files.
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

  /// A Boolean value that indicates whether there is a new result of a build.
  package var hasNews: Bool {
    state.withLock { $0.news != nil }
  }

  /// Removes and returns the latest result of a build, or returns nil if there is none.
  ///
  /// - Returns: The result of the build, or nil if there is none.
  package func takeNews() -> Result<BuiltApp, CommandFailure>? {
    state.withLock { state in
      defer { state.news = nil }
      return state.news
    }
  }

  /// Builds the app if its files differ from the last build but not from the last check, and returns whether it did.
  ///
  /// - Returns: Whether a new result is available.
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
