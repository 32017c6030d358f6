import CEditline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension EditlineReader {
  private static let escapeWait: Int32 = 40
  private static let pasteWait: Int32 = 2000
  private static let sizeWait: Int32 = 200

  /// Answers libedit's question for the next character.
  ///
  /// - Parameter character: Where to put it.
  /// - Returns: 1 with a character, 0 at the end of the input.
  func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    while true {
      guard let key = nextKey() else {
        ending = .end
        return 0
      }
      keyCount += 1
      switch key {
      case .scalar(let scalar):
        guard !Self.isPrintable(scalar) || fits([scalar]) else {
          ringBell()
          continue
        }
        character.pointee = wchar_t(scalar.value)
      case .special(let special):
        character.pointee = wchar_t(special.rawValue)
      case .paste(let bytes):
        paste = bytes
        character.pointee = wchar_t(Key.Special.paste.rawValue)
      }
      return 1
    }
  }

  /// Waits for a key.
  ///
  /// While waiting it looks whether the terminal has changed its size: signals that tell so are not
  /// passed on in the same way by all systems.
  ///
  /// - Returns: The key, or nil at the end of the input.
  func nextKey() -> Key? {
    if !pushedKeys.isEmpty { return pushedKeys.removeFirst() }
    while true {
      if let key = decoder.next() { return key }
      var readiness = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let wait =
        decoder.isPasting ? Self.pasteWait : decoder.isInside ? Self.escapeWait : Self.sizeWait
      let ready = poll(&readiness, 1, wait)
      if ready == 0 || (ready < 0 && errno == EINTR) {
        if ready == 0 { decoder.settle() }
        guard followWindowSize() else { return .scalar("\u{3}") }
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count > 0 {
        decoder.feed(bytes.prefix(count))
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control
  }
}
