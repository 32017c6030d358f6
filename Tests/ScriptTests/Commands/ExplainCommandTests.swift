import FaultCatalogue
import SceneText
import Script
import Testing

@Suite("explain")
struct ExplainCommandTests {
  @Test("A word that is not a fault is corrected")
  func corrects() throws {
    try replay(
      """
      > explain nested-stak
      there is no fault or topic 'nested-stak'; did you mean 'nested-stack'?
      """
    )
  }

  /// A catalogue with one entry, or with a file that cannot be read.
  private struct Shelf: FaultEntrySource {
    struct Mistake: Error, CustomStringConvertible {
      let description = "fault.yml:3:1: 'why' is missing"
    }

    func entry(on fault: Fault) throws -> FaultEntry {
      guard fault.id == "nested-stack" else { throw Mistake() }
      var entry = FaultEntry.sample
      entry.fault = fault
      return entry
    }
  }

  @Test("A fault is explained by its entry, or else by its line in the list")
  func fault() {
    let interpreter = Interpreter(driver: FakeApp(), faults: Shelf())
    let lines = interpreter.output(of: "explain nested-stack").map(\.plain)
    #expect(lines.contains("  Everybody hears `Door()`."))
    let broken = interpreter.output(of: "explain double-push").map(\.plain)
    #expect(broken.contains { $0.contains("fault.yml:3:1: 'why' is missing") })
    let bare = Interpreter(driver: FakeApp()).output(of: "explain nested-stack").map(\.plain)
    #expect(bare.first == "Stacks" && bare.count == 3)
  }

  @Test("A topic lists the faults about it")
  func topic() {
    let interpreter = Interpreter(driver: FakeApp(FakeState()))
    let lines = interpreter.output(of: "explain stacks").map(\.plain)
    #expect(lines.first == "Stacks")
    #expect(lines.contains { $0.hasPrefix("  nested-stack") })
    #expect(lines.last == "'explain ID' explains a mistake.")
  }
}
