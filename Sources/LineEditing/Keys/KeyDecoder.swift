/// A decoder that converts the bytes from a terminal into keys.
package struct KeyDecoder {
  /// The maximum number of bytes in a paste.
  ///
  /// Further bytes are discarded.
  static let longestPaste = 1 << 18

  private enum State {
    case ground
    case escape
    case sequence([UInt8])
    case single
    case character([UInt8])
    case paste
  }

  private var state = State.ground
  private var pasted: [UInt8] = []
  private var keys: [Key] = []
  /// The byte for Ctrl-C.
  private static let interruption: UInt8 = 0x03
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Creates a decoder without input.
  package init() {}

  /// A Boolean value that indicates whether the bytes received so far end with an incomplete key.
  package var isInside: Bool {
    if case .ground = state { false } else { true }
  }

  /// A Boolean value that indicates whether the bytes received so far end with an incomplete paste.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Removes and returns the next complete key, or returns nil if more bytes are needed.
  ///
  /// - Returns: The key, or nil if more bytes are needed.
  package mutating func next() -> Key? {
    keys.isEmpty ? nil : keys.removeFirst()
  }

  /// Appends bytes from the terminal.
  ///
  /// - Parameter bytes: The bytes, in pieces of any size.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    if isPasting, bytes == [Self.interruption] {
      // It arrived alone, so a user has typed it while waiting for the end of a supposed paste.
      pasted = []
      state = .ground
    }
    for byte in bytes {
      take(byte)
    }
  }

  /// Adds bytes that arrived together as a paste if they have several lines, and returns whether a paste was added.
  ///
  /// - Parameter bytes: The bytes from the terminal.
  /// - Returns: Whether the bytes were a paste; otherwise, no bytes were consumed.
  mutating func takePaste(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    guard !isInside, keys.isEmpty, Self.isPaste(bytes) else { return false }
    keys.append(.paste(Array(bytes)))
    return true
  }

  /// Returns whether bytes consist only of text that continues after a line end.
  private static func isPaste(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    let ends: Set<UInt8> = [0x0A, 0x0D]
    guard let last = bytes.lastIndex(where: { !ends.contains($0) }),
      bytes[..<last].contains(where: ends.contains)
    else { return false }
    return bytes.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 || ends.contains($0) }
  }

  /// Ends an incomplete key, such as a single Escape or a paste without an end.
  package mutating func settle() {
    switch state {
    case .ground: break
    case .escape: keys.append(.scalar("\u{1B}"))
    case .sequence, .single: keys.append(.special(.other))
    case .character: keys.append(.noText)
    case .paste: keys.append(.paste(pasted))
    }
    pasted = []
    state = .ground
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "O"): state = .single
      case 0x1B: keys.append(.scalar("\u{1B}"))
      default:
        keys.append(.scalar("\u{1B}"))
        state = .ground
        begin(byte)
      }
    case .sequence(let parameters): continueSequence(parameters, byte)
    case .single:
      keys.append(.special(Self.special(final: byte, parameters: [])))
      state = .ground
    case .character(let bytes): continueCharacter(bytes + [byte])
    case .paste: continuePaste(byte)
    }
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x80: keys.append(.scalar(Unicode.Scalar(byte)))
    case 0xC2..<0xF5: state = .character([byte])
    default: keys.append(.noText)
    }
  }

  private mutating func continueCharacter(_ bytes: [UInt8]) {
    let lead = bytes[0]
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    if let last = bytes.last, last & 0xC0 != 0x80 {
      keys.append(.noText)
      state = .ground
      begin(last)
    } else if bytes.count == count {
      let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
      // The codes of the special keys are in the range of characters that cannot be typed.
      keys.append(scalar.map { $0.value < 0xA0 ? .special(.other) : .scalar($0) } ?? .noText)
      state = .ground
    } else {
      state = .character(bytes)
    }
  }

  private mutating func continueSequence(_ parameters: [UInt8], _ byte: UInt8) {
    switch byte {
    case 0x40...0x7E:
      if byte == UInt8(ascii: "~"), parameters == Array("200".utf8) {
        state = .paste
      } else {
        keys.append(.special(Self.special(final: byte, parameters: parameters)))
        state = .ground
      }
    case 0x20..<0x40 where parameters.count < 32:
      state = .sequence(parameters + [byte])
    default:
      keys.append(.special(.other))
      state = .ground
      if byte < 0x20 { begin(byte) }
    }
  }

  private mutating func continuePaste(_ byte: UInt8) {
    pasted.append(byte)
    if pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      pasted.removeLast(Self.pasteEnd.count)
      settle()
    } else if pasted.count > Self.longestPaste + 2 * Self.pasteEnd.count {
      // The dropped bytes precede the last few, which may be the beginning of the end mark.
      let end = pasted.count - Self.pasteEnd.count
      pasted.removeSubrange(Self.longestPaste..<end)
    }
  }

  private static func special(final: UInt8, parameters: [UInt8]) -> Key.Special {
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let number = fields.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let isModified = fields.count > 1
    return switch (final, number) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): isModified ? .wordRight : .right
    case (UInt8(ascii: "D"), _): isModified ? .wordLeft : .left
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
    case (UInt8(ascii: "~"), "3"): .delete
    case (UInt8(ascii: "~"), "5"): .pageUp
    case (UInt8(ascii: "~"), "6"): .pageDown
    default: .other
    }
  }
}
