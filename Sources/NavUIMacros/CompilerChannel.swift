import Foundation

/// A channel to the compiler for JSON messages, each preceded by its length as 8 little-endian bytes.
struct CompilerChannel {
  /// The file handle for reading the compiler's requests.
  let input: FileHandle
  /// The file handle for writing the answers.
  let output: FileHandle

  /// The maximum length of a request in bytes.
  ///
  /// A larger length means that the channel is out of sync.
  private static let largestMessage: UInt64 = 1 << 28

  /// Receives the next request, or returns nil if the compiler has finished.
  func receive() throws -> CompilerRequest? {
    guard let header = try read(8, mayEnd: true) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The compiler ends the conversation with an empty message.
    guard length > 0 else { return nil }
    guard length <= Self.largestMessage else { throw CompilerChannelError.tooLong(length) }
    let body = try read(Int(length), mayEnd: false) ?? Data()
    return try JSONDecoder().decode(CompilerRequest.self, from: body)
  }

  /// Sends an answer.
  func send(_ answer: CompilerAnswer) throws {
    let body = try JSONEncoder().encode(answer)
    var length = UInt64(body.count).littleEndian
    try output.write(contentsOf: withUnsafeBytes(of: &length) { Data($0) } + body)
  }

  private func read(_ count: Int, mayEnd: Bool) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let piece = try input.read(upToCount: count - data.count), !piece.isEmpty else {
        guard data.isEmpty, mayEnd else { throw CompilerChannelError.cutOff }
        return nil
      }
      data += piece
    }
    return data
  }
}

/// A failure of communication between the compiler and the plug-in.
enum CompilerChannelError: Error, CustomStringConvertible {
  /// A message that is too long, with the length in bytes that its header announces.
  case tooLong(UInt64)
  /// A channel that the compiler closed in the middle of a message.
  case cutOff

  var description: String {
    switch self {
    case .tooLong(let bytes): "the compiler announced a message of \(bytes) bytes"
    case .cutOff: "the compiler stopped in the middle of a message"
    }
  }
}
