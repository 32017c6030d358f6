import SwiftUI

enum Route: Hashable {
  case list
  case photo(Int)
}

struct ContentView: View {
  @State private var path: [Route] = [.list]

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Album", value: Route.list)
        .navigationTitle("Photos")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .list:
            NavigationLink("Photo 7", value: Route.photo(7))
              .navigationTitle("Album")
          case .photo(let number):
            Button("Add to favourites") { path.append(.list) }
              .navigationTitle("Photo \(number)")
          }
        }
    }
  }
}
