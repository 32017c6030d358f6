#if os(Linux)
internal import Glibc
internal import SceneModel

/// The calls in the app's own code that led to a crash, as the process writes them while it handles a signal.
///
/// In such a moment, no memory can be allocated, so everything is prepared.
enum CrashCalls {
  nonisolated(unsafe) private static var text = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var headingCount = 0
  nonisolated(unsafe) private static var callCount = 0
  nonisolated(unsafe) private static var frameCount = 0
  nonisolated(unsafe) private static var start: UInt = 0
  nonisolated(unsafe) private static var end: UInt = 0

  /// The part of the image that holds code.
  nonisolated(unsafe) private static var codeStart: UInt = 0
  nonisolated(unsafe) private static var codeEnd: UInt = 0

  nonisolated(unsafe) private static var mainThread = pthread_self()

  /// The mark of a part of an image that holds code, `PF_X`.
  private static let executable: Elf64_Word = 1
  /// The maximum number of calls that are looked at.
  private static let frameLimit = 100_000

  /// The number of words of a full stack that are searched for calls, 128 KB.
  private static let stackWords = 1 << 14

  /// Prepares the text.
  static func prepare() {
    // The app's own output may have ended within a line.
    let heading = Array("\n\(CrashTrace.heading)".utf8)
    text = .allocate(capacity: heading.count + CrashTrace.limit * 17 + 3)
    text.update(from: heading, count: heading.count)
    headingCount = heading.count
    mainThread = pthread_self()
    (start, end) = (0, 0)
  }

  /// A Boolean value that indicates whether the calling thread is the one that prepared the text.
  static var isOnMainThread: Bool { pthread_equal(mainThread, pthread_self()) != 0 }

  /// Makes no calls known, where they would not be those that led to the end of the app.
  static func forget() {
    (start, end) = (0, 0)
  }

  /// Makes the calls of an image's code known.
  ///
  /// - Parameter base: The address at which the image is loaded.
  static func watch(imageAt base: UnsafeRawPointer) {
    let header = base.load(as: Elf64_Ehdr.self)
    let parts = base + Int(header.e_phoff)
    var size: UInt = 0
    (codeStart, codeEnd) = (0, 0)
    for index in 0..<Int(header.e_phnum) {
      let part = parts.load(
        fromByteOffset: index * MemoryLayout<Elf64_Phdr>.stride,
        as: Elf64_Phdr.self
      )
      guard part.p_type == PT_LOAD else { continue }
      let partEnd = UInt(part.p_vaddr + part.p_memsz)
      size = max(size, partEnd)
      guard part.p_flags & executable != 0 else { continue }
      codeStart = UInt(bitPattern: base) + UInt(part.p_vaddr)
      codeEnd = UInt(bitPattern: base) + partEnd
    }
    (start, end) = (UInt(bitPattern: base), UInt(bitPattern: base) + size)
  }

  /// Writes the kind of the fault and the offsets of the calls in the image, the innermost first.
  ///
  /// If there is neither a fault nor a call, nothing is written.
  ///
  /// - Parameters:
  ///   - fault: The fault, or nil if another reason stopped the app.
  ///   - stackEnd: The end of the part of a full stack that can be read.
  static func write(_ fault: MemoryFault?, stackEnd: UInt) {
    (count, callCount, frameCount) = (headingCount, 0, 0)
    if let fault {
      text[count] = UInt8(ascii: " ")
      text[count + 1] = UInt8(truncatingIfNeeded: fault.rawValue.value)
      count += 2
    }
    if end > start {
      if fault == .fullStack {
        searchStack(from: stackEnd)
      } else {
        visitFrames({ frame, _ in CrashCalls.note(frame) }, nil)
      }
    }
    guard callCount > 0 || fault != nil else { return }
    text[count] = UInt8(ascii: "\n")
    _ = Glibc.write(2, text, count + 1)
  }

  /// Notes the addresses on the stack that calls in the image may have left.
  ///
  /// When the stack was full, a function may have been about to begin. The system then looks for its registers in memory
  /// that it has not reached, which would end the process at once.
  private static func searchStack(from end: UInt) {
    guard var word = UnsafePointer<UInt>(bitPattern: (end + 7) & ~7) else { return }
    for _ in 0..<stackWords where callCount < CrashTrace.limit {
      let address = word.pointee
      if codeStart < address, address <= codeEnd {
        append(address - 1 - start)
        callCount += 1
      }
      word += 1
    }
  }

  /// Notes a call if it is in the image, and returns 0 to go on.
  private static func note(_ frame: UnsafeMutableRawPointer?) -> CInt {
    var isInterrupted: CInt = 0
    var address = nextInstruction(frame, &isInterrupted)
    // A call goes on behind itself, which may be on another line.
    if isInterrupted == 0 { address = max(address, 1) - 1 }
    frameCount += 1
    if start <= address, address < end {
      append(address - start)
      callCount += 1
    }
    return callCount < CrashTrace.limit && frameCount < frameLimit ? 0 : 5
  }

  private static func append(_ offset: UInt) {
    text[count] = UInt8(ascii: " ")
    count += 1
    var shift = 60 as UInt
    while shift > 0, offset >> shift == 0 { shift -= 4 }
    while true {
      let digit = UInt8(truncatingIfNeeded: offset >> shift & 0xF)
      text[count] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      count += 1
      guard shift > 0 else { return }
      shift -= 4
    }
  }
}

@_silgen_name("_Unwind_Backtrace")
@discardableResult
private func visitFrames(
  _ visit: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> CInt,
  _ argument: UnsafeMutableRawPointer?
) -> CInt

@_silgen_name("_Unwind_GetIPInfo")
private func nextInstruction(
  _ frame: UnsafeMutableRawPointer?,
  _ isInterrupted: UnsafeMutablePointer<CInt>
) -> UInt
#endif
