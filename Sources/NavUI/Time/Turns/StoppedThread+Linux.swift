#if os(Linux)
internal import SceneModel

/// The state of a thread at the moment when a signal stopped it.
struct StoppedThread {
  /// The end of the part of the stack that was in use, or 0 if it is not known.
  let stackPointer: UInt

  /// Reads the state that the system passes to the handler of a signal.
  init(_ context: UnsafeMutableRawPointer?) {
    stackPointer =
      if let context, let offset = Self.offset {
        context.load(fromByteOffset: offset, as: UInt.self)
      } else {
        0
      }
  }

  /// The place of the stack pointer in the state, in bytes, or nil if it is not known for this kind of processor.
  ///
  /// The system's header declares the state in a module that code with checked imports cannot name.
  private static var offset: Int? {
    #if arch(x86_64)
    160
    #elseif arch(arm64)
    432
    #else
    nil
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

  /// Returns the end of the part of the stack that can be read, if the stack was full.
  ///
  /// - Parameter address: The address that could not be reached.
  /// - Returns: The end of its page, or the end of the part in use, whichever is higher.
  func stackEnd(behind address: UnsafeRawPointer?) -> UInt {
    max(stackPointer, (UInt(bitPattern: address) & ~(Self.page - 1)) &+ Self.page)
  }

  /// The size of a page of memory, in bytes.
  private static let page: UInt = 4096
  /// The size of the part of memory at address 0 that the system never gives to an app.
  private static let firstPage: UInt = 1 << 16
  /// The largest distance that a function without endless recursion puts between two of its accesses to the stack.
  private static let largestFrame: UInt = 1 << 20
}
#endif
