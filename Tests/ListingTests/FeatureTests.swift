import Testing

@Suite("Features in whole apps")
struct FeatureTests {
  private static let player = Result { try ListingPlayer() }

  @Test("Each script plays to its end", arguments: ListingScript.features)
  func plays(script: ListingScript) throws {
    #expect(try Self.player.get().play(script) == [])
  }
}
