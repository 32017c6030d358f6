/// The reason why bytes on the channel between the driver and an app process are not a message.
package enum WireError: Error, Hashable, Sendable {
  /// It exceeds the maximum length of a message, in bytes.
  case tooLong(limit: Int)
  /// It is not a message, for the reason in the text.
  case malformed(String)
  /// The message belongs to another version of the protocol.
  case version(Int)
  /// The message cannot be written, for the reason in the text.
  case unwritable(String)
}

extension WireError: CustomStringConvertible {
  /// The fault, as a sentence without a full stop.
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
