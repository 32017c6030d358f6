internal import Foundation

/// The part of the main thread's stack that is available for nested bodies.
struct StackLimit {
  private let size = Self.mainStackSize
  private var base: UInt = 0
  private var thread: pthread_t?

  /// The part of the stack reserved for the error message and for the system's work.
  private static let reserve: UInt = 512 * 1024

  /// The stack size of the main thread, as the system reports it; Foundation reports the size for new threads.
  private static var mainStackSize: UInt {
    #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
    let resource = RLIMIT_STACK
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < 1 << 30 else { return 8 << 20 }
    return UInt(limit.rlim_cur)
  }

  /// Returns whether the stack is too full for another body.
  mutating func isReached() -> Bool {
    var here: UInt8 = 0
    let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
    return isReached(at: address, on: pthread_self())
  }

  /// Returns whether the stack is too full for another body, given the address in use.
  ///
  /// The base of the stack is assumed to be at the thread's first evaluation of a body. The main actor can change
  /// threads, as it does in tests, and each thread has its own stack.
  ///
  /// - Parameters:
  ///   - address: The end of the part of the stack that is in use.
  ///   - current: The thread that the stack belongs to.
  /// - Returns: Whether less than the reserve is left of the thread's stack.
  mutating func isReached(at address: UInt, on current: pthread_t) -> Bool {
    guard let thread, pthread_equal(thread, current) != 0, address <= base, base - address <= size
    else {
      thread = current
      base = address
      return false
    }
    return base - address > size - Self.reserve
  }
}

extension ViewNode {
  /// Stops the app with a message when endlessly nested bodies have nearly filled the stack.
  func stopEndlessNesting() {
    guard graph.stackLimit.isReached() else { return }
    var names: [String] = []
    var node: ViewNode? = self
    // The nearest ancestors are the ones that repeat.
    while let current = node, depth - current.depth < 200 {
      if let name = current.viewName, !names.contains(name) { names.append(name) }
      node = current.parent
    }
    let views = names.prefix(4).reversed().joined(separator: ", ")
    let what =
      names.count == 1
      ? "The body of \(views) contains another \(views), and so on endlessly"
      : "The bodies of \(views) contain each other endlessly"
    fatalError(
      """
      \(what), until the stack is full. Show the next view only under a condition, or on request.
      """
    )
  }
}
