import Script
import Testing

@testable import FaultCatalogue

@Suite("The document of all faults")
struct RulesDocumentTests {
  @Test("An entry has the mistake, its remedy and its known properties")
  func entry() {
    let text = RulesDocument([.sample]).text
    #expect(
      text.hasSuffix(
        """
        | id | mistake | severity | linter | running app | fixed |
        | --- | --- | --- | --- | --- | --- |
        | [loud-door](#loud-door) | A door that is \\*slammed\\* | warning | yes | yes | yes |

        ## Limits

        ### loud-door

        *A door that is \\*slammed\\** (warning)

        Everybody hears `Door()`.

        Close it \\<gently\\>.

        - found by: the linter, and the app while it runs; the linter can fix it
        - concerns: iOS 16 and later
        - based on: NS-01, NS-02 of Docs/Behaviours.tsv

        """
      )
    )
  }
}

extension FaultEntry {
  /// The entry on a fault that has all there is.
  static let sample = FaultEntry(
    Fault("loud-door", .limits, .warning, .both, isFixable: true, "A door that is *slammed*"),
    why: "Everybody hears `Door()`.",
    remedy: "Close it <gently>.",
    behaviours: ["NS-01", "NS-02"],
    wrong: Example(
      """
      let house = House()

      house.slam()
      """,
      script: """
        tap "Door"
        back
        """,
      before: "App  House",
      after: "App  Ruin"
    ),
    right: Example(
      """
      let house = House()

      house.close()
      """
    )
  )
}
