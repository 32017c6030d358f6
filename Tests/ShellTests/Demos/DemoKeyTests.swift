import LineEditing
import Shell
import Testing

@Suite("A presenter's keys")
struct DemoKeyTests {
  private func keys(_ text: String) -> [DemoKey] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    decoder.settle()
    var keys: [DemoKey] = []
    while let key = decoder.next() {
      if let key = DemoKey(key) { keys.append(key) }
    }
    return keys
  }

  @Test("Keys do what the help says, on the keyboard and on a pointer")
  func meanings() {
    #expect(keys("aü ") == [.type("a"), .type("ü"), .type(" ")])
    #expect(keys("\r\n\t") == [.enter, .enter, .complete])
    #expect(keys("\u{1B}[C\u{1B}OC\u{1B}[6~\u{E}") == [.forward, .forward, .forward, .forward])
    #expect(keys("\u{1B}[D\u{1B}[5~\u{7F}\u{8}\u{10}") == [.back, .back, .back, .back, .back])
    #expect(keys("\u{7}\u{14}\u{1}\u{C}\u{1A}") == [.jump, .takeOver, .auto, .redraw, .suspend])
    #expect(keys("\u{3}\u{4}") == [.quit, .quit])
  }

  @Test("Other keys do nothing, even Escape and a paste")
  func others() {
    #expect(keys("\u{1B}[15~\u{1B}[A\u{0}\u{1B}") == [])
    #expect(keys("\u{1B}[200~tree\r\u{1B}[201~") == [])
  }
}
