package import AppSession

/// An app to explore, with its launch and the facts from its source.
package struct ExploredApp: Sendable {
  /// The start of the app.
  package var launch: AppLaunch
  /// The sources of the app.
  package var sources: AppSources

  /// The processes from which those of the app are forked, where the runtime's library is known.
  private let servers: AppServers?

  /// Takes an app.
  ///
  /// - Parameters:
  ///   - launch: The start of the app.
  ///   - sources: The sources of the app.
  ///   - library: The runtime's library, or nil for a separate process for each launch.
  package init(launch: AppLaunch, sources: AppSources, library: String? = nil) {
    self.launch = launch
    self.sources = sources
    servers = library.map { AppServers(launch: launch, library: $0) }
  }

  /// The date of all launches, in seconds since the beginning of 1970: the first of January 2026, so that a
  /// repetition finds the same.
  private static let startDate: Int64 = 1_767_225_600
  /// The longest wait for an answer, in seconds; what takes longer is an endless loop.
  private static let patience = 2.0

  /// Lends what forks the app's processes, where there is such a thing.
  func borrowServer() -> ForkServer? { servers?.borrow() }

  /// Takes back what was lent.
  func giveBack(_ server: ForkServer) { servers?.giveBack(server) }

  /// Makes a separate session, in which nothing runs yet.
  ///
  /// - Parameter server: The server that forks its processes.
  /// - Returns: The session.
  func session(on server: ForkServer?) -> AppSession {
    var launch = launch
    launch.limits.secondsPerAction = Self.patience
    launch.limits.processorSeconds = 600
    return AppSession(launch: launch, server: server, startDate: Self.startDate)
  }
}
