import Testing

@testable import Findings

@Suite("Suggestions for misspelt words")
struct SuggestionTests {
  @Test("The nearest word, or a word with the same beginning, is suggested")
  func nearest() {
    let known = ["nested-stack", "shared-path", "missing-destination"]
    #expect(Suggestion.nearest(to: "nested-stak", among: known) == "nested-stack")
    #expect(Suggestion.nearest(to: "Shared-Paht", among: known) == "shared-path")
    #expect(Suggestion.nearest(to: "missing", among: known) == "missing-destination")
    #expect(Suggestion.nearest(to: "xyz", among: known) == nil)
    #expect(Suggestion.nearest(to: "", among: known) == nil)
    #expect(Suggestion.nearest(to: "a", among: []) == nil)
  }

  @Test("Versions of iOS are read as written")
  func targets() {
    #expect(DeploymentTarget("17") == DeploymentTarget(17))
    #expect(DeploymentTarget("iOS 17.4") == DeploymentTarget(17, 4))
    for text in ["", "x", "17.", "17.4.1", "3", "iOS", "-17", "17.x"] {
      #expect(DeploymentTarget(text) == nil, "\(text)")
    }
    #expect(DeploymentTarget(16, 4) < DeploymentTarget(17))
    #expect(DeploymentTarget(17).description == "iOS 17")
  }
}
