/// An error in reading or writing a message between the driver and an app process.
package enum WireError: Error, Hashable, Sendable {
  /// A message that exceeds the given maximum length, in bytes.
  case tooLong(limit: Int)
  /// Bytes that are not a message, for the given reason.
  case malformed(String)
  /// A message in another version of the message protocol.
  case version(Int)
  /// A message that cannot be written, for the given reason.
  case unwritable(String)
}

extension WireError: CustomStringConvertible {
  /// The error as a sentence without a full stop.
  package var description: String {
    switch self {
    case .tooLong(let limit): "a message is longer than \(limit) bytes"
    case .malformed(let reason): "it is not a message: \(reason)"
    case .version(let version):
      "a message has version \(version) of the protocol instead of \(Request.currentVersion)"
    case .unwritable(let reason): "a message cannot be written: \(reason)"
    }
  }
}
