import Foundation
import Testing

@testable import AppBuilder

@Suite("models of SwiftData where the main actor is the default")
struct MainActorModelTests {
  @Test(
    "a class with @Model belongs to no actor, so predicates can name its properties",
    arguments: [
      BuildRequest.LanguageMode.swift5, .swift6,
    ]
  )
  func models(_ mode: BuildRequest.LanguageMode) throws {
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    let folder = try LearnerFolder([
      "App.swift": """
      import SwiftData
      import SwiftUI
      @Model final class Deck {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Card.deck) var cards: [Card] = []
        init(name: String) { self.name = name }
      }
      @Model final class Card {
        var front: String
        var made: Date
        var deck: Deck?
        init(front: String, made: Date = .now) {
          self.front = front
          self.made = made
        }
      }
      nonisolated func title(of card: Card) -> String { card.front }
      func cards(of name: String) -> FetchDescriptor<Card> {
        FetchDescriptor<Card>(
          predicate: #Predicate { $0.deck?.name == name },
          sortBy: [SortDescriptor(\\.made, order: .reverse)]
        )
      }
      struct ContentView: View {
        @Query(sort: \\Card.made) private var cards: [Card]
        var body: some View {
          List(cards) { Text(title(of: $0)) }
        }
      }
      """
    ])
    var request = folder.request(["App.swift"])
    request.languageMode = mode
    request.language.isOnMainActor = true
    #expect(try builder.build(request).warnings.map(\.text) == [])
  }
}
