import FaultCatalogue
import Script
import Testing

@Suite("A fault in an editor")
struct FaultMarkdownTests {
  @Test("An entry has the reason, the remedy and both listings, without accidental markup")
  func text() {
    #expect(
      FaultMarkdown(.sample).text == """
        **loud-door** (warning): A door that is \\*slammed\\*

        Everybody hears `Door()`.

        Close it \\<gently\\>.

        Wrong:

        ```swift
        let house = House()

        house.slam()
        ```

        Right:

        ```swift
        let house = House()

        house.close()
        ```

        `navlab explain loud-door` shows both versions in a running app.
        """
    )
  }
}
