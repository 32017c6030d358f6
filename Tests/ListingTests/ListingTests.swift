import Testing

@Suite("The listings")
struct ListingTests {
  private static let player = Result { try ListingPlayer() }

  @Test("Each listing does what is known of it", arguments: ListingScript.all)
  func behaves(listing: ListingScript) throws {
    #expect(!listing.cases.isEmpty)
    #expect(try Self.player.get().play(listing) == [])
  }
}
