import SwiftUI

struct ContentView: View {
  private let players = ["Kim", "Lee", "Kim"]

  var body: some View {
    NavigationStack {
      List(players, id: \.self) { name in
        Text(name)
      }
      .navigationTitle("Team")
    }
  }
}
