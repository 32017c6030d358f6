import SwiftUI

struct ContentView: View {
  @State private var likes = 0

  var body: some View {
    Button("Like") { likes += 1 }
    TripList(likes: likes)
      .id(UUID())
  }
}

struct TripList: View {
  let likes: Int
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Norway", value: "Norway")
        .navigationTitle("Trips, \(likes) likes")
        .navigationDestination(for: String.self) { trip in
          Text("Two weeks")
            .navigationTitle(trip)
        }
    }
  }
}
