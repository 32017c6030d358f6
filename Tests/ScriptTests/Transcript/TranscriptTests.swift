import Script
import Testing

@Suite("Transcript")
struct TranscriptTests {
  private let text = """

    > one
    a
    b

    > two
    …
    z
    > three
    """

  @Test("a transcript is cut into inputs and outputs")
  func exchanges() throws {
    #expect(
      try Transcript(text, name: "t", firstLine: 10).exchanges == [
        .init(input: "one", output: ["a", "b"], line: 11),
        .init(input: "two", output: ["…", "z"], line: 15),
        .init(input: "three", output: [], line: 18),
      ]
    )
  }

  @Test("equal output matches a transcript, and any lines match an ellipsis")
  func met() throws {
    let outputs = ["one": ["a  ", "b", ""], "two": ["x", "y", "z"], "three": []]
    let difference = try Transcript(text, name: "t").firstDifference { outputs[$0.input] ?? [] }
    #expect(difference == nil)
  }

  @Test("the first difference is reported")
  func different() throws {
    let outputs = ["one": ["a", "c"], "two": ["x"], "three": []]
    let difference = try Transcript(text, name: "t").firstDifference { outputs[$0.input] ?? [] }
    #expect(
      difference?.description == """
        after '> one', at line 4 of the transcript:
          expected  a
          expected  b
          seen      a
          seen      c
        """
    )
  }

  @Test(
    "lines with ellipses are compared",
    arguments: [
      (["…"], [], true),
      (["a", "…"], ["a"], true),
      (["…", "b", "…", "d"], ["a", "b", "c", "b", "d"], true),
      (["…", "b"], ["b", "a"], false),
      (["a"], ["a", "b"], false),
      (["a", "b"], ["a"], false),
      ([], ["a"], false),
      (["…", "a", "b"], ["a", "a", "b"], true),
    ]
  )
  func ellipses(pattern: [String], lines: [String], isMet: Bool) throws {
    let transcript = try Transcript((["> x"] + pattern).joined(separator: "\n"), name: "t")
    #expect((transcript.firstDifference { _ in lines } == nil) == isMet)
  }

  @Test("a transcript needs an input first")
  func errors() {
    let early = #expect(throws: ScriptError.self) { try Transcript("\nhello", name: "t.md") }
    #expect(
      early?.description
        == "t.md:2:1: there is output before the first input; begin each input with '> '"
    )
    let empty = #expect(throws: ScriptError.self) { try Transcript("\n", name: "t.md") }
    #expect(
      empty?.description
        == "t.md:1:1: the transcript has no input; write one on a line, such as: > tree"
    )
  }
}
