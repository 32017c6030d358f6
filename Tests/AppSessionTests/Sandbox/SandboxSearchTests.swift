import Dispatch
import Synchronization
import Testing

@testable import AppSession

@Suite("The search for a sandbox")
struct SandboxSearchTests {
  private static let kernel = Sandbox(layers: [.limits, .landlock, .seccomp])

  @Test("A caller waits until the search is over")
  func waits() {
    let gate = DispatchSemaphore(value: 0)
    let isOpen = Mutex(false)
    let search = SandboxSearch {
      gate.wait()
      return isOpen.withLock { $0 } ? Self.kernel : .limitsOnly
    }
    isOpen.withLock { $0 = true }
    gate.signal()
    #expect(search.sandbox == Self.kernel)
    #expect(search.sandbox == Self.kernel)
  }

  @Test("A known answer needs no search")
  func known() {
    #expect(SandboxSearch(found: Self.kernel).sandbox == Self.kernel)
  }
}
