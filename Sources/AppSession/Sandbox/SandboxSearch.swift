import Dispatch
import Synchronization

/// A background search for this computer's strongest sandbox.
///
/// Trying sandboxes takes a tenth of the time of a compilation and does not depend on it. Callers wait until the
/// sandbox has been found.
package final class SandboxSearch: Sendable {
  private let group = DispatchGroup()
  private let found: Mutex<Sandbox?>

  /// Creates a search, and starts it on a separate thread.
  ///
  /// - Parameter find: A closure that finds the sandbox, called on its own thread.
  package init(_ find: @escaping @Sendable () -> Sandbox) {
    found = Mutex(nil)
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
      let sandbox = find()
      found.withLock { $0 = sandbox }
    }
  }

  /// Creates a completed search with a known sandbox.
  ///
  /// - Parameter sandbox: The sandbox.
  package init(found sandbox: Sandbox) {
    found = Mutex(sandbox)
  }

  /// The sandbox that was found, after waiting for the search to end.
  package var sandbox: Sandbox {
    group.wait()
    // The search has ended, and has found at least the limits alone.
    return found.withLock { $0 } ?? .limitsOnly
  }
}
