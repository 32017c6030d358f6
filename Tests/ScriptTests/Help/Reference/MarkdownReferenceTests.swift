import Script
import Testing

@Suite("The reference as Markdown")
struct MarkdownReferenceTests {
  private let text = MarkdownReference(HelpLibrary(topics: [.sample])).text

  @Test("A command has its synopsis, its paragraph, its examples and its references")
  func command() {
    #expect(
      text.contains(
        """
        ### type

        ```text
        type "TEXT" into "FIELD"
        ```

        Replaces the text in a field. Name the field by its label or prompt, or by #IDENTIFIER. \
        Empty text clears the field. \\\\n at the end of the text presses Return, which runs onSubmit.

        For example:

        ```text
        type "ada@example.com" into "E-mail"
        type "" into #search
        ```

        See also: [search](#search), [labels](#labels)
        """
      )
    )
  }

  @Test("A topic keeps its blocks, and no text in it is read as markup")
  func topic() {
    #expect(
      text.hasSuffix(
        """
        ## Topics

        ### sample

        *About \\*things\\**

        First \\_this\\_.

        ```text
        tap "*"
        ```

        - `[N]`: a \\[number\\]

        See also: [tap](#tap)

        """
      )
    )
  }
}

extension Topic {
  /// A topic with one block of each kind.
  static let sample = Topic(
    name: "sample",
    summary: "About *things*",
    blocks: [
      .text("First _this_."), .examples([#"tap "*""#]), .list([HelpEntry("[N]", "a [number]")]),
    ],
    seeAlso: ["tap"]
  )
}
