package import AppSession

/// An app to explore, with its launch and its sources.
package struct ExploredApp: Sendable {
  /// The launch of the app.
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

  /// The date of all launches, 1 January 2026, in seconds since the beginning of 1970.
  ///
  /// The date is fixed so that a repetition has the same findings.
  private static let startDate: Int64 = 1_767_225_600
  /// The maximum time for an answer in seconds, after which the app counts as stuck in an endless loop.
  private static let patience = 2.0

  /// Returns a server that forks the app's processes, or nil if none is available.
  func borrowServer() -> ForkServer? { servers?.borrow() }

  /// Takes back a borrowed server.
  func giveBack(_ server: ForkServer) { servers?.giveBack(server) }

  /// Creates a separate session in which no app runs yet.
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
