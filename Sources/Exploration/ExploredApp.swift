package import AppSession

/// An app that is going to be explored: how it is started, and what its source tells.
package struct ExploredApp: Sendable {
  /// The start of the app.
  package var launch: AppLaunch
  /// The sources of the app.
  package var sources: AppSources

  package init(launch: AppLaunch, sources: AppSources) {
    self.launch = launch
    self.sources = sources
  }

  /// The date of all launches, in seconds since the beginning of 1970: the first of January 2026, so that a
  /// repetition finds the same.
  private static let startDate: Int64 = 1_767_225_600
  /// The longest wait for an answer, in seconds; what takes longer is an endless loop.
  private static let patience = 2.0

  /// Makes a session of its own, in which nothing runs yet.
  func session() -> AppSession {
    var launch = launch
    launch.limits.secondsPerAction = Self.patience
    launch.limits.processorSeconds = 600
    return AppSession(launch: launch, startDate: Self.startDate)
  }
}
