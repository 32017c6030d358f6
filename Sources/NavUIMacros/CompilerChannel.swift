import Foundation

/// The compiler's end of the conversation: messages of JSON, each after its length in 8 bytes, little-endian.
struct CompilerChannel {
  /// The file in which the compiler's requests arrive.
  let input: FileHandle
  /// The file for the answers.
  let output: FileHandle

  /// The maximum length of a request, far above that of a real one; a larger length means that the
  /// channel is out of sync.
  private static let largestMessage: UInt64 = 1 << 28

  /// Receives the next request, or nil if the compiler is done.
  func receive() throws -> CompilerRequest? {
    guard let header = try read(8, mayEnd: true) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // A compiler that stops early announces an empty message before it closes the channel.
    guard length > 0 else { return nil }
    guard length <= Self.largestMessage else { throw CompilerChannelError.tooLong(length) }
    let body = try read(Int(length), mayEnd: false) ?? Data()
    return try JSONDecoder().decode(CompilerRequest.self, from: body)
  }

  /// Sends one answer.
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

/// A failure between the compiler and the plug-in.
enum CompilerChannelError: Error, CustomStringConvertible {
  /// The compiler announced a message of this many bytes.
  case tooLong(UInt64)
  /// The compiler closed the channel in the middle of a message.
  case cutOff

  var description: String {
    switch self {
    case .tooLong(let bytes): "the compiler announced a message of \(bytes) bytes"
    case .cutOff: "the compiler stopped in the middle of a message"
    }
  }
}
