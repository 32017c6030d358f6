import SceneText
import Script
import Testing

@testable import FaultCatalogue

@Suite("A list of faults")
struct FaultListTextTests {
  @Test("faults are listed under their topics, with the summaries beside the ids")
  func wide() throws {
    #expect(
      try text(width: 60) == """
        Stacks
          nested-stack  A NavigationStack inside another one
        Limits
          loud-door     A door that is *slammed*
        'explain ID' explains a mistake.
        """
    )
  }

  @Test("in a narrow window, the summaries are below the ids")
  func narrow() throws {
    #expect(
      try text(width: 30) == """
        Stacks
          nested-stack
            A NavigationStack inside
            another one
        Limits
          loud-door
            A door that is *slammed*
        'explain ID' explains a
          mistake.
        """
    )
  }

  private func text(width: Int) throws -> String {
    let nestedStack = try #require(Fault.named("nested-stack"))
    return FaultListText([FaultEntry.sample.fault, nestedStack]).lines(TextLayout(width: width))
      .map(\.plain).joined(separator: "\n")
  }
}
