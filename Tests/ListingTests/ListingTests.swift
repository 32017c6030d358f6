import Shares
import Testing

@Suite("The listings")
struct ListingTests {
  private static let player = Result { try ListingPlayer() }

  /// The scripts of each app, so that no two tests build the same app.
  private static let apps = Dictionary(grouping: ListingScript.all, by: \.app).values
    .sorted { $0[0].name < $1[0].name }

  /// Each run takes a sixth of the apps.
  @Test("Each listing shows its known behaviour", arguments: Share(of: 6).of(apps))
  func behaves(scripts: [ListingScript]) throws {
    for script in scripts {
      #expect(!script.cases.isEmpty, "\(script.name) stands for no listing")
      let problems = try Self.player.get().play(script)
      #expect(problems == [], "\(script.name) fails")
    }
  }
}
