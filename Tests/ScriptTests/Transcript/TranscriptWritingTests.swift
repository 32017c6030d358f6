import Script
import Testing

@Suite("Writing transcripts")
struct TranscriptWritingTests {
  @Test("Output that looks like an input or an ellipsis is escaped")
  func escapes() throws {
    let lines = ["> tree", ">", "…", "\\", "\\> x", "plain", "… 3 more"]
    let written = lines.map(Transcript.escaped)
    #expect(written == ["\\> tree", "\\>", "\\…", "\\\\", "\\\\> x", "plain", "… 3 more"])
    let text = (["# a comment", "> show"] + written).joined(separator: "\n")
    let transcript = try Transcript(text, name: "a.txt")
    #expect(transcript.exchanges.map(\.input) == ["show"])
    #expect(transcript.firstDifference { _ in lines } == nil)
    let other = transcript.firstDifference { _ in ["> tree", ">", "x"] + lines.dropFirst(3) }
    #expect(other?.line == 5)
  }

  @Test("A transcript is distinguished from a script by its first line")
  func kind() throws {
    func isTranscript(_ text: String) throws -> Bool {
      try ScriptSource(text, name: "a").isTranscript
    }
    #expect(try isTranscript("# x\n\n> tree\n") && isTranscript(">"))
    #expect(try !isTranscript("tree\n> tree") && !isTranscript("") && !isTranscript(">tree"))
  }
}
