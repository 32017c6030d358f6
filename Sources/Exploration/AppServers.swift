import AppSession
import Synchronization

/// A pool of servers that have loaded an app and are each lent to one walk at a time.
final class AppServers: Sendable {
  private let launch: AppLaunch
  private let library: String
  private let state = Mutex(State())

  private struct State {
    var idle: [ForkServer] = []
    /// The number of servers that may still be started.
    ///
    /// An app that no server can create gets its own processes.
    var startable = 64
  }

  /// Creates a pool of servers without starting any of them.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app.
  ///   - library: The runtime's library.
  init(launch: AppLaunch, library: String) {
    self.launch = launch
    self.library = library
  }

  /// Lends a server for a walk, or returns nil if none is available.
  ///
  /// - Returns: The server, or nil if the app's processes must be started one by one.
  func borrow() -> ForkServer? {
    let idle: ForkServer? = state.withLock { $0.idle.popLast() }
    if let idle { return idle }
    let mayStart = state.withLock { state in
      state.startable -= 1
      return state.startable >= 0
    }
    guard mayStart else { return nil }
    // Without a server, the app's processes are started one by one.
    guard let server = try? ForkServer(forOwn: launch, library: library) else {
      state.withLock { $0.startable = 0 }
      return nil
    }
    return server
  }

  /// Takes a server back, and ends the server if it is no longer reliable.
  ///
  /// - Parameter server: The server.
  func giveBack(_ server: ForkServer) {
    guard !server.isLost else { return }
    state.withLock { $0.idle.append(server) }
  }
}
