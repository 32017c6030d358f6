#if os(Linux)
internal import Glibc
internal import SceneModel

/// The state of a thread at the moment when a signal stopped it.
struct StoppedThread {
  /// The end of the part of the stack that was in use, or 0 if it is not known.
  let stackPointer: UInt

  /// Reads the state that the system passes to the handler of a signal.
  init(_ context: UnsafeMutableRawPointer?) {
    guard let state = context?.assumingMemoryBound(to: ucontext_t.self) else {
      stackPointer = 0
      return
    }
    #if arch(x86_64)
    stackPointer = UInt(truncatingIfNeeded: state.pointee.uc_mcontext.gregs.15)
    #elseif arch(arm64)
    stackPointer = UInt(truncatingIfNeeded: state.pointee.uc_mcontext.sp)
    #else
    stackPointer = 0
    #endif
  }

  /// Returns the kind of an access to memory that has failed.
  ///
  /// - Parameters:
  ///   - address: The address, or nil for 0.
  ///   - isAddressKnown: Whether the processor has told the address.
  /// - Returns: The kind.
  func fault(at address: UnsafeRawPointer?, isAddressKnown: Bool) -> MemoryFault {
    guard isAddressKnown else { return .strayPointer }
    let address = UInt(bitPattern: address)
    if address < Self.firstPage { return .nullPointer }
    let isBelow = address < stackPointer && stackPointer - address < Self.largestFrame
    let isAbove = address >= stackPointer && address - stackPointer < Self.firstPage
    return isBelow || isAbove ? .fullStack : .strayPointer
  }

  /// The size of the part of memory at address 0 that the system never gives to an app.
  private static let firstPage: UInt = 1 << 16
  /// The largest distance that a function without endless recursion puts between two of its accesses to the stack.
  private static let largestFrame: UInt = 1 << 20
}
#endif
