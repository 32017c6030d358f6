import CZlib

/// A decompressor of zlib's format that processes the content in pieces.
final class Inflater {
  /// The container format of packed bytes.
  enum Format: Int32 {
    /// The format without a container, as in a zip archive.
    case raw = -15
    /// The format with a header and a checksum, as in a `.gz` file.
    case gzip = 31
  }

  // The library stores the address of the state, so the state must not move.
  private let state: UnsafeMutablePointer<z_stream>
  private let format: Format
  private static let pieceBytes = 1 << 16

  init(format: Format) throws(ArchiveError) {
    self.format = format
    state = .allocate(capacity: 1)
    state.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(state, format.rawValue, ZLIB_VERSION, size) == Z_OK else {
      throw .unreadable("zlib does not start")
    }
  }

  deinit {
    inflateEnd(state)
    state.deallocate()
  }

  /// Unpacks bytes that consist of one or more consecutive packed parts.
  ///
  /// - Parameters:
  ///   - packed: The packed bytes.
  ///   - take: A closure called with each piece, and the number of packed bytes used so far.
  /// - Throws: Any error that `take` throws, or an error if the bytes are damaged or truncated.
  func inflate(
    _ packed: ArraySlice<UInt8>,
    take: (ArraySlice<UInt8>, Int) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
    var used = 0
    while true {
      let (code, consumed, produced) = step(packed.dropFirst(used), into: &piece)
      used += consumed
      if produced > 0 { try take(piece[..<produced], used) }
      switch code {
      case Z_STREAM_END:
        let isOver = format == .raw || !packed.dropFirst(used).starts(with: [0x1F, 0x8B])
        if isOver { return }
        inflateReset(state)
      case Z_OK where consumed > 0 || produced > 0: break
      case Z_OK, Z_BUF_ERROR: throw .broken("it is cut off")
      default: throw .broken("its packed data is damaged")
      }
    }
  }

  private func step(
    _ packed: ArraySlice<UInt8>,
    into piece: inout [UInt8]
  ) -> (code: Int32, consumed: Int, produced: Int) {
    packed.withUnsafeBufferPointer { input in
      piece.withUnsafeMutableBufferPointer { output in
        // The library only reads the input, although its type allows writing.
        state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        state.pointee.avail_in = UInt32(input.count)
        state.pointee.next_out = output.baseAddress
        state.pointee.avail_out = UInt32(output.count)
        let code = CZlib.inflate(state, Z_NO_FLUSH)
        return (
          code, input.count - Int(state.pointee.avail_in),
          output.count - Int(state.pointee.avail_out)
        )
      }
    }
  }
}
