import SwiftUI

enum Desk: Hashable {
  case news
  case sports
}

struct ContentView: View {
  @State private var section = Desk.news

  var body: some View {
    TabView(selection: $section) {
      Tab("News", systemImage: "newspaper", value: Desk.news) {
        Text("Quiet day")
      }
      Tab("Sports", systemImage: "figure.run", value: Desk.sports) {
        SportsTab()
      }
    }
    .onOpenURL { url in
      if url.host() == "match" { section = .sports }
    }
  }
}

struct SportsTab: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Final", value: "final")
        .navigationTitle("Sports")
        .navigationDestination(for: String.self) { match in
          Text("Two to one")
            .navigationTitle(match)
        }
    }
  }
}
