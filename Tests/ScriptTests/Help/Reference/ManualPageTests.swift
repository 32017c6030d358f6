import Script
import Testing

@Suite("The reference as a manual page")
struct ManualPageTests {
  @Test("No text begins a request, and dashes, quotes and backslashes stay unchanged")
  func escapes() {
    let topic = Topic(
      name: "sample",
      summary: "About 'things'",
      blocks: [
        .text(".profile and \\ with a-b"), .examples([".x", "'y"]),
        .list([HelpEntry("\"text\"", ".z")]),
      ],
      seeAlso: ["tap"]
    )
    let text = ManualPage(HelpLibrary(topics: [topic]), version: "navlab 1.0").text
    #expect(text.hasPrefix(".TH NAVLAB-COMMANDS 7 \"\" \"navlab 1.0\" \"NavLab\"\n.SH NAME\n"))
    #expect(
      text.hasSuffix(
        #"""
        .SS "sample"
        About \(aqthings\(aq
        .PP
        \&.profile and \e with a\-b
        .PP
        .RS 4
        .nf
        \&.x
        \(aqy
        .fi
        .RE
        .TP
        .B "\(dqtext\(dq"
        \&.z
        .PP
        See also: tap

        """#
      )
    )
  }
}
