import Shares
import Testing

@Suite("Features in whole apps")
struct FeatureTests {
  private static let player = Result { try ListingPlayer() }

  /// Each run takes a quarter of the scripts.
  @Test(
    "Each script plays to its end",
    arguments: Share(of: 4).of(ListingScript.features)
  )
  func plays(script: ListingScript) throws {
    #expect(try Self.player.get().play(script) == [])
  }
}
