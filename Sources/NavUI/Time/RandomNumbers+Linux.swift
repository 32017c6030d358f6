#if os(Linux)
internal import Glibc
internal import Synchronization

/// A namespace for the random numbers of Swift and Foundation, which are the same in every run of an app.
///
/// `SystemRandomNumberGenerator` requests them with a direct system call, and `UUID` reads them from a file; only these
/// two are diverted.
enum RandomNumbers {
  /// Makes random numbers repeatable.
  static func makeRepeatable() throws {
    let call = unsafeBitCast(ThreadCalls.callSystemOfRuntime, to: UInt.self)
    try divert("libswiftCore.so", "syscall", to: call)
    try divert(
      "libFoundationEssentials.so",
      "_foundation_uuid_generate_random",
      to: unsafeBitCast(makeUUID, to: UInt.self)
    )
  }

  /// Starts the sequence of random numbers for a launch.
  ///
  /// - Parameter launch: The number of earlier launches.
  static func begin(launch: Int) {
    source.withLock { $0 = RandomSource(launch: launch) }
  }

  /// Returns the result of a system call that requests random numbers, or nil for any other call.
  ///
  /// - Parameters:
  ///   - number: The system call.
  ///   - address: The address for the numbers.
  ///   - count: The number of bytes.
  /// - Returns: The result, or nil if the system must answer.
  static func answer(_ number: Int, _ address: Int, _ count: Int) -> Int? {
    guard number == getRandom, address != 0, count > 0 else { return nil }
    write(to: address, count: count)
    return count
  }

  /// A function that creates a random UUID of version 4.
  private static let makeUUID: @convention(c) (UnsafeMutablePointer<UInt8>) -> Void = { bytes in
    write(to: Int(bitPattern: bytes), count: 16)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
  }

  private static func divert(_ library: String, _ function: String, to address: UInt) throws {
    guard LoadedLibrary(named: library)?.divert(function, to: address) == true else {
      throw MainLoop.InstallationFailure.randomNumbersNotFound(library: library)
    }
  }

  private static func write(to address: Int, count: Int) {
    source.withLock { source in
      let start = UnsafeMutableRawPointer(bitPattern: address)
      source.fill(UnsafeMutableRawBufferPointer(start: start, count: count))
    }
  }

  private static let source = Mutex(RandomSource(launch: 0))

  #if arch(x86_64)
  private static let getRandom = 318
  #else
  private static let getRandom = 278
  #endif
}
#endif
