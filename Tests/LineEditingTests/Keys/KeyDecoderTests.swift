import Testing

@testable import LineEditing

@Suite("Keys from bytes")
struct KeyDecoderTests {
  private func keys(_ text: String, settled: Bool = false) -> [Key] {
    keys(Array(text.utf8), settled: settled)
  }

  private func keys(_ bytes: [UInt8], settled: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    // One by one, as a slow line would deliver them.
    for byte in bytes { decoder.feed([byte]) }
    if settled { decoder.settle() }
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }

  @Test("Letters of all languages and control characters come through unchanged")
  func letters() {
    #expect(
      keys("aü日👍\u{1}") == [
        .scalar("a"), .scalar("ü"), .scalar("日"), .scalar("👍"), .scalar("\u{1}"),
      ]
    )
  }

  @Test(
    "Named keys are known in the spellings of different terminals",
    arguments: [
      ("\u{1B}[A", Key.Special.up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
      ("\u{1B}[3~", .delete), ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[15~", .other),
    ]
  )
  func special(text: String, expected: Key.Special) {
    #expect(keys(text + "x") == [.special(expected), .scalar("x")])
  }

  @Test("Escape with a letter is two keys, and Escape alone is one key")
  func escape() {
    #expect(keys("\u{1B}b") == [.scalar("\u{1B}"), .scalar("b")])
    #expect(keys("\u{1B}") == [])
    #expect(keys("\u{1B}", settled: true) == [.scalar("\u{1B}")])
    #expect(keys("\u{1B}[1;", settled: true) == [.special(.other)])
  }

  @Test("Bytes that are not UTF-8 are ignored, and swallow nothing after them")
  func invalid() {
    #expect(keys([0xFF, 0x61]) == [.noText, .scalar("a")])
    #expect(keys([0xC3, 0x61]) == [.noText, .scalar("a")])
    #expect(keys([0xE6, 0x97, 0x0D]) == [.noText, .scalar("\r")])
    #expect(keys([0xC3], settled: true) == [.noText])
    let name = keys([0xC2, 0x85])
    #expect(name == [.special(.other)], "U+0085 is the code of a key with a name")
    #expect(keys([0xED, 0xA0, 0x80]) == [.noText], "half of a surrogate pair")
  }

  @Test(
    "Text that comes immediately after a line end counts as pasted",
    arguments: [
      ("a\nb", true), ("a\r\n\tb\n", true), ("a\r", false), ("a\n\n", false), ("\nb", true),
      ("a\nb\u{1}", false), ("a\r\u{1B}[A", false), ("\u{4}\nb", false), ("日\nü", true),
      ("", false),
    ]
  )
  func plainPaste(text: String, isPaste: Bool) {
    var decoder = KeyDecoder()
    let isTaken = decoder.takePaste(Array(text.utf8))
    #expect(isTaken == isPaste)
    let key = decoder.next()
    #expect(key == (isPaste ? .paste(Array(text.utf8)) : nil))
    decoder.feed([0x1B])
    let isTakenInside = decoder.takePaste(Array("a\nb".utf8))
    #expect(!isTakenInside, "an escape sequence is not over")
  }

  @Test("A paste is one key, whatever it contains")
  func paste() {
    let paste = "tap \"A\"\r\u{1B}[Aback\t"
    #expect(
      keys("x\u{1B}[200~\(paste)\u{1B}[201~y") == [
        .scalar("x"), .paste(Array(paste.utf8)), .scalar("y"),
      ]
    )
    #expect(keys("\u{1B}[200~ab", settled: true) == [.paste(Array("ab".utf8))])
  }

  @Test("Ctrl-C ends the wait for an endless paste, but is not a key inside a paste")
  func loneStart() {
    #expect(keys("\u{1B}[200~ab\u{3}c") == [.scalar("\u{3}"), .scalar("c")])
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~a\u{3}b\u{1B}[201~".utf8))
    #expect(decoder.next() == .paste(Array("a\u{3}b".utf8)))
    #expect(decoder.next() == nil)
  }

  @Test("A paste beyond the limit keeps its beginning, and its end is still found")
  func longPaste() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~".utf8))
    decoder.feed([UInt8](repeating: 0x61, count: 3 * KeyDecoder.longestPaste))
    decoder.feed(Array("\u{1B}[201~b".utf8))
    guard case .paste(let bytes)? = decoder.next() else {
      Issue.record("no paste")
      return
    }
    #expect((KeyDecoder.longestPaste...(KeyDecoder.longestPaste + 12)).contains(bytes.count))
    #expect(decoder.next() == .scalar("b"))
  }
}
