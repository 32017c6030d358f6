extension Request {
  /// The current version of the message protocol.
  ///
  /// Both sides reject other versions.
  package static let currentVersion = 2

  /// Returns the request as a frame.
  ///
  /// - Returns: The bytes of the frame.
  /// - Throws: A `WireError` if the request is too long or nested too deeply.
  package func frame() throws(WireError) -> [UInt8] {
    try Frame.make { (writer) throws(WireError) in
      writer.number(number)
      writer.byte(interest.rawValue)
      try action.write(to: &writer)
    }
  }

  /// Creates a request from a message.
  ///
  /// - Parameter message: A message, as returned by a `FrameBuffer`.
  /// - Throws: A `WireError` if the message is invalid.
  package init(from message: [UInt8]) throws(WireError) {
    var reader = WireReader(message)
    number = try reader.number()
    guard let interest = Interest(rawValue: try reader.byte()) else {
      throw .malformed("a request wants to know what nobody can tell")
    }
    self.interest = interest
    action = try Action(from: &reader)
    try reader.finish()
  }
}
