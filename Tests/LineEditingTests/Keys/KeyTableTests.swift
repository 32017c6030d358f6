import Testing

@testable import LineEditing

@Suite("The table of keys")
struct KeyTableTests {
  @Test("No key does two things, and every binding has a description")
  func unique() {
    let bindings = KeyTable.standard.bindings
    let keys = bindings.flatMap { $0.chords.map(\.notation) }
    #expect(Set(keys).count == keys.count)
    #expect(bindings.allSatisfy { !$0.purpose.isEmpty && $0.purpose.first?.isLowercase == true })
  }

  @Test("Keys are written as people say them, and each appears once")
  func names() {
    let keys = KeyTable.standard.bindings.map(\.keys)
    #expect(keys.prefix(6).last == "Ctrl-Right, Alt-F")
    #expect(keys.contains("Ctrl-X Ctrl-E"))
  }
}
