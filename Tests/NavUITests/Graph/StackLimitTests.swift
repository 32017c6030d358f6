import Foundation
import Testing

@testable import NavUI

@Suite("The limit of the stack")
struct StackLimitTests {
  private struct Identity: @unchecked Sendable {
    let thread: pthread_t
  }

  private let here = pthread_self()
  private let base: UInt = 1 << 40
  /// The bytes at which a stack of the usual size is full, but not left.
  private let depth: UInt = (8 << 20) - (256 << 10)

  /// Returns the identity of another thread, which need not run any more.
  private func makeOtherThread() async -> pthread_t {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: Identity(thread: pthread_self())) }.start()
    }.thread
  }

  @Test("A thread's own stack fills up")
  func full() {
    var limit = StackLimit()
    let reached = [0, 1024, depth].map { limit.isReached(at: base - $0, on: here) }
    #expect(reached == [false, false, true])
  }

  @Test("Another thread's stack begins at its own base")
  func otherThreads() async {
    let other = await makeOtherThread()
    var limit = StackLimit()
    let first = limit.isReached(at: base, on: here)
    let reached = [0, 1024, depth].map { limit.isReached(at: base - depth - $0, on: other) }
    #expect(!first)
    #expect(reached == [false, false, true])
  }
}
