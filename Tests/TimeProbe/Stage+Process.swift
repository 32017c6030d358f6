import Dispatch
import Foundation
import NavUI

extension Stage {
  /// Work from other threads, and work with a delay.
  @MainActor
  func playInbox() {
    loop.enqueue { self.note("from this thread") }
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      loop.enqueue { self.note("from another thread, on the main one: \(Thread.isMainThread)") }
      finished.signal()
    }
    thread.start()
    finished.wait()
    note("queued")
    settle()
    _ = loop.enqueue(after: .seconds(2)) { self.note("after 2 s") }
    let cancelled = loop.enqueue(after: .seconds(1)) { self.note("never") }
    _ = loop.enqueue(after: .seconds(1)) { self.note("after 1 s") }
    loop.cancel(cancelled)
    advance(.seconds(5))
  }

  /// Plays isolation: the main actor is told apart, though everything shares a thread.
  @MainActor
  func playIsolation() {
    MainActor.assertIsolated()
    note("the driver is")
    Task { @MainActor in
      MainActor.assertIsolated()
      note("a task of the main actor is")
      await Task.yield()
      MainActor.assertIsolated()
      note("still is after a yield")
    }
    DispatchQueue.main.async {
      MainActor.assertIsolated()
      self.note("a block is")
    }
    settle()
    Task.detached {
      self.note("a detached task is not")
      self.actAsMainActor()
    }
    settle()
  }

  nonisolated private func actAsMainActor() {
    MainActor.assumeIsolated { note("never") }
  }

  /// The second installation fails.
  @MainActor
  func playReinstallation() {
    do {
      _ = try MainLoop.install()
      note("installed again")
    } catch {
      note("\(error)")
    }
  }
}
