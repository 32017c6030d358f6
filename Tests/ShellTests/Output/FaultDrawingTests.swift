import SceneText
import Script
import Testing

@testable import Shell

@Suite("Mistakes in a line")
struct FaultDrawingTests {
  private func draw(_ failure: Failure, in line: String, width: Int = 80) -> String {
    let layout = TextLayout(width: width)
    let fault = CommandFault(failure, in: line, layout: layout)
    return FaultDrawing(fault: fault, line: line).lines(layout).map(\.plain)
      .joined(separator: "\n")
  }

  private func misuse(_ line: String) -> Failure {
    do throws(ScriptError) {
      _ = try Statement(parsing: line)
      return .refused("the line is right")
    } catch {
      return .misuse(error)
    }
  }

  @Test("A misspelt command is underlined and corrected")
  func command() {
    let line = "psuh .detail(id: 4)"
    #expect(
      draw(misuse(line), in: line) == """
          psuh .detail(id: 4)
          ^~~~
        there is no command 'psuh'; did you mean 'push'?
          fix: push .detail(id: 4)
        """
    )
  }

  @Test("A label that names nothing is underlined with its quotes, and corrected")
  func label() {
    let slip = Slip("Lgo In", among: ["Sign Up", "Log In"])
    #expect(
      draw(.refused("no button here", slip: slip), in: #"tap "Lgo In" 2 # "Lgo In""#) == #"""
          tap "Lgo In" 2 # "Lgo In"
              ^~~~~~~~
        no button here
          fix: tap "Log In" 2 # "Lgo In"
        """#
    )
  }

  @Test("A word without quotes gets quotes if its correction needs them")
  func bareWord() {
    let slip = Slip("Lgoin", among: ["Log In"])
    #expect(
      draw(.refused("no button here", slip: slip), in: "tap Lgoin") == #"""
          tap Lgoin
              ^~~~~
        no button here
          fix: tap "Log In"
        """#
    )
  }

  @Test("Only the surroundings of the word in a long line are shown")
  func longLine() {
    let line = #"type "a long text that goes on for long" on "Name" and more"#
    #expect(
      draw(misuse(line), in: line, width: 30) == #"""
          … that goes on for long" on…
                                   ^~
        name the field, as in: type
          "Ada" into "Name"
        """#
    )
  }

  @Test("No text in a line moves the cursor")
  func safe() {
    #expect(
      draw(misuse("psuh\u{1B}[2J x"), in: "psuh\u{1B}[2J x") == """
          psuh\\u{1b}[2J x
          ^~~~~~~~~~~~~
        there is no command 'psuh\\u{1b}[2J'; see help
        """
    )
  }

  @Test("A refusal that no single word causes is shown without a drawing")
  func refusal() {
    #expect(draw(.refused("there is nothing to undo"), in: "undo") == "there is nothing to undo")
  }
}
