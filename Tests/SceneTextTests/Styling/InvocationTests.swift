import SceneText
import Testing

@Suite("How NavLab is called")
struct InvocationTests {
  private static let text =
    "Now it is your turn: navlab start 22, or 'navlab progress export FILE'. With navlab play NAME --notes or "
    + "navlab lint --ios 17 App.swift. navlab check tells it; see navlab help, and navlab learn 1."

  @Test("if navlab is on the PATH, texts do not change")
  func onPath() {
    let invocation = Invocation()
    #expect(invocation("hint 1") == "navlab hint 1")
    #expect(invocation.spelled(Self.text) == Self.text)
  }

  @Test("elsewhere only commands get the path to the program")
  func elsewhere() {
    let invocation = Invocation(program: "./navlab")
    #expect(invocation("hint 1") == "./navlab hint 1")
    #expect(invocation.spelled(Self.text) == Self.text.replacing("navlab ", with: "./navlab "))
    for other in [
      "navlab is fun", "./navlab check", "~/navlab check", "my-navlab check", "navlab", "navlab ",
    ] {
      #expect(invocation.spelled(other) == other)
    }
  }

  @Test("at the prompt, its own commands have no prefix, and shell commands have one")
  func atPrompt() {
    let invocation = Invocation(program: "./navlab").atPrompt
    #expect(invocation("hint 1") == "hint 1")
    #expect(invocation("learn 1") == "lesson 1")
    #expect(invocation("solution 1 --show") == "solution 1 --show")
    #expect(invocation("check 1 --format json") == "./navlab check 1 --format json")
    #expect(invocation("grade work") == "./navlab grade work")
    #expect(
      invocation.spelled(Self.text)
        == "Now it is your turn: start 22, or './navlab progress export FILE'. With ./navlab play NAME --notes or "
        + "./navlab lint --ios 17 App.swift. check tells it; see help, and lesson 1."
    )
  }

  @Test("a paragraph names the program before its lines are broken")
  func paragraph() {
    let layout = TextLayout(width: 24, invocation: Invocation(program: "./navlab"))
    #expect(
      layout.paragraph("For help: navlab hint 1 and on").map(\.plain)
        == ["For help: ./navlab hint", "1 and on"]
    )
  }
}
