import Testing

@testable import FaultCatalogue
@testable import Script

@Suite("A choice of faults to explain")
struct FaultChoiceTests {
  @Test("no word means all faults, an id one fault, and a topic its faults")
  func choices() throws {
    #expect(try FaultChoice(nil).faults == Fault.all)
    let nestedStack = try #require(Fault.named("nested-stack"))
    #expect(try FaultChoice("Nested-Stack") == .fault(nestedStack))
    #expect(try FaultChoice("tabs") == .topic(.tabs))
    let tabs = try FaultChoice("tabs").faults
    #expect(tabs.allSatisfy { $0.topic == .tabs } && tabs.contains { $0.id == "shared-path" })
  }

  @Test(
    "a word from ids and summaries lists the faults that contain it",
    arguments: ["sheet", "Sheets"]
  )
  func word(_ word: String) throws {
    let faults = try FaultChoice(word).faults
    #expect(faults.count > 2)
    for fault in faults {
      #expect("\(fault.id) \(fault.summary)".lowercased().contains("sheet"), "\(fault.id)")
    }
  }

  @Test("any other word is corrected")
  func unknown() {
    #expect(throws: FaultChoice.Unknown(word: "nested-stak")) { _ = try FaultChoice("nested-stak") }
    let unknown = FaultChoice.Unknown(word: "nested-stak")
    #expect(
      unknown.description
        == "there is no fault or topic 'nested-stak'; did you mean 'nested-stack'?"
    )
    #expect(unknown.suggestion == "nested-stack")
    #expect(
      FaultChoice.Unknown(word: "qqqq").description
        == "there is no fault or topic 'qqqq'; 'explain' lists them all"
    )
  }

  @Test("the JSON tells whether the linter or the runtime finds a fault")
  func json() throws {
    let text = try FaultJSON.text(of: [.sample])
    #expect(text.contains("\"id\" : \"loud-door\""))
    #expect(text.contains("\"linter\" : true"))
    #expect(text.contains("\"runtime\" : true"))
    #expect(text.contains("\"topic\" : \"limits\""))
  }
}
