import Synchronization

/// A grader's pool of fork servers, one for each submission that is being judged.
///
/// A server is lent to one submission at a time. Each server is tested like the sandbox itself before it creates the
/// first process for an app. Without servers, apps get separate processes.
package final class ForkServers: Sendable {
  /// The part of the launch that is the same for all apps, without a sandbox.
  private let launch: AppLaunch
  private let library: String
  private let state = Mutex(State())

  private struct State {
    var idle: [ForkServer] = []
    /// The sandboxes that no server can provide.
    var hopeless: Set<Sandbox> = []
  }

  /// Creates a pool of servers without starting any of them.
  ///
  /// - Parameters:
  ///   - launch: The launch of the apps; image, limits and sandbox may differ.
  ///   - library: The runtime's library, which apps may read.
  package init(for launch: AppLaunch, library: String) {
    self.launch = launch
    self.library = library
  }

  /// Lends a server that creates processes in a sandbox, or returns nil if no server can do so.
  ///
  /// - Parameter sandbox: The sandbox.
  /// - Returns: The server, or nil if none keeps the sandbox's promises.
  package func borrow(in sandbox: Sandbox) -> ForkServer? {
    guard sandbox.allowsSharing else { return nil }
    let known: ForkServer?? = state.withLock { state in
      if let index = state.idle.lastIndex(where: { $0.sandbox == sandbox }) {
        return .some(state.idle.remove(at: index))
      }
      return state.hopeless.contains(sandbox) ? .some(nil) : nil
    }
    if let known { return known }
    var launch = launch
    launch.sandbox = sandbox
    // The reason for a missing server is not reported, because apps have the same sandbox without
    // one. An old bubblewrap cannot create file systems of limited size.
    for limitsHomes in sandbox.layers.contains(.bubblewrap) ? [true, false] : [false] {
      if let server = try? ForkServer(for: launch, library: library, limitsHomes: limitsHomes),
        SandboxProbe.holds(server)
      {
        return server
      }
    }
    state.withLock { _ = $0.hopeless.insert(sandbox) }
    return nil
  }

  /// Returns whether a server can provide a sandbox, and keeps that server for the next loan.
  ///
  /// - Parameter sandbox: The sandbox.
  /// - Returns: Whether there is such a server.
  func work(in sandbox: Sandbox) -> Bool {
    guard let server = borrow(in: sandbox) else { return false }
    giveBack(server)
    return true
  }

  /// Takes a server back, and ends the server if it is no longer reliable.
  ///
  /// - Parameter server: The server.
  package func giveBack(_ server: ForkServer) {
    guard server.isClean else { return }
    state.withLock { $0.idle.append(server) }
  }
}
