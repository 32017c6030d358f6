package import AppSession

/// An app to explore, with its launch and the facts from its source.
package struct ExploredApp: Sendable {
  /// The start of the app.
  package var launch: AppLaunch
  /// The sources of the app.
  package var sources: AppSources

  /// The servers that fork the app's processes, or nil if the runtime's library is unknown.
  private let servers: AppServers?

  /// Creates an app to explore.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app.
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
  /// The longest wait for an answer, in seconds; a longer one counts as an endless loop.
  private static let patience = 2.0

  /// Lends a server that forks the app's processes, if one is available.
  func borrowServer() -> ForkServer? { servers?.borrow() }

  /// Takes a lent server back.
  func giveBack(_ server: ForkServer) { servers?.giveBack(server) }

  /// Creates a separate session, in which nothing runs yet.
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
