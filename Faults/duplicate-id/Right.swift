import SwiftUI

struct Player: Identifiable {
  let id: Int
  let name: String
}

struct ContentView: View {
  private let players = [
    Player(id: 4, name: "Kim"),
    Player(id: 7, name: "Lee"),
    Player(id: 9, name: "Kim"),
  ]

  var body: some View {
    NavigationStack {
      List(players) { player in
        Text(player.name)
      }
      .navigationTitle("Team")
    }
  }
}
