import SwiftUI

@MainActor
final class Router: ObservableObject {
  @Published var path: [String] = []
}

struct ContentView: View {
  @State private var likes = 0

  var body: some View {
    Button("Like") { likes += 1 }
    TripList(likes: likes)
  }
}

struct TripList: View {
  let likes: Int
  @ObservedObject private var router = Router()

  init(likes: Int) {
    self.likes = likes
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      NavigationLink("Norway", value: "Norway")
        .navigationTitle("Trips, \(likes) likes")
        .navigationDestination(for: String.self) { trip in
          Text("Two weeks")
            .navigationTitle(trip)
        }
    }
  }
}
