import Testing

@testable import Shell

@Suite("Fault ids as people type them")
struct FaultNamesTests {
  @Test(
    "A word may hold several ids",
    arguments: [
      (["nested-stack"], ["nested-stack"]),
      (["nested-stack,late-push", "shared-path"], ["nested-stack", "late-push", "shared-path"]),
      (["nested-stack, late-push "], ["nested-stack", "late-push"]),
      (["nested-stack,"], ["nested-stack", ""]),
      ([], []),
    ]
  )
  func list(words: [String], ids: [String]) {
    #expect(FaultNames.list(words) == ids)
  }

  @Test("The first unknown id is named, even an empty id after a last comma")
  func complaint() {
    #expect(FaultNames.complaint(about: ["nested-stack", "late-push"]) == nil)
    #expect(
      FaultNames.complaint(about: ["nested-stack", "nested-stak"])
        == "there is no fault 'nested-stak'; did you mean 'nested-stack'?"
    )
    #expect(FaultNames.complaint(about: [""])?.hasPrefix("there is no fault ''") == true)
  }
}
