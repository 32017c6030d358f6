import SwiftUI

enum Page: Hashable {
  case chapter(String)
  case recipe(String)
}

struct ContentView: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Soups", value: Page.chapter("Soups"))
        .navigationTitle("Cookbook")
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .chapter(let name):
            NavigationLink("Leek soup", value: Page.recipe("Leek soup"))
              .navigationTitle(name)
          case .recipe(let name):
            Text("Wash the leek")
              .navigationTitle(name)
          }
        }
    }
    .onOpenURL { url in
      guard url.host() == "recipe" else { return }
      path = [.recipe(url.lastPathComponent)]
    }
  }
}
