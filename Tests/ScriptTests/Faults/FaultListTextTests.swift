import SceneText
import Script
import Testing

@testable import FaultCatalogue

@Suite("A list of faults")
struct FaultListTextTests {
  @Test("puts faults under their topics, with the summaries beside the ids")
  func wide() {
    #expect(
      text(width: 60) == """
        Stacks
          nested-stack  A NavigationStack inside another one
        Limits
          loud-door     A door that is *slammed*
        explain ID tells all about one of them.
        """
    )
  }

  @Test("puts the summaries below the ids where there is little room")
  func narrow() {
    #expect(
      text(width: 30) == """
        Stacks
          nested-stack
            A NavigationStack inside
            another one
        Limits
          loud-door
            A door that is *slammed*
        explain ID tells all about one
          of them.
        """
    )
  }

  private func text(width: Int) -> String {
    FaultListText([.sample, .nestedStack]).lines(TextLayout(width: width))
      .map(\.plain).joined(separator: "\n")
  }
}
