import Dispatch
import Synchronization

/// The search for this computer's strongest sandbox, which runs beside other work.
///
/// Trying out sandboxes takes a tenth of the time that a compiler takes, and needs nothing that it makes.
/// Nobody gets a sandbox before it has been found.
package final class SandboxSearch: Sendable {
  private let group = DispatchGroup()
  private let found: Mutex<Sandbox?>

  /// Begins to search.
  ///
  /// - Parameter find: Finds the sandbox, on its own thread.
  package init(_ find: @escaping @Sendable () -> Sandbox) {
    found = Mutex(nil)
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
      let sandbox = find()
      found.withLock { $0 = sandbox }
    }
  }

  /// Uses a sandbox that is already known.
  ///
  /// - Parameter sandbox: The sandbox.
  package init(found sandbox: Sandbox) {
    found = Mutex(sandbox)
  }

  /// The sandbox; reading it waits until the search has ended.
  package var sandbox: Sandbox {
    group.wait()
    // The search is over, and has found at least the limits alone.
    return found.withLock { $0 } ?? .limitsOnly
  }
}
