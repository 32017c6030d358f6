import SwiftUI

enum Page: Hashable {
  case chapter(Int)
  case author
}

struct ContentView: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Chapter 1", value: Page.chapter(1))
        NavigationLink("About the author", value: Page.author)
      }
      .navigationTitle("Novel")
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .chapter(let number):
          Text("It was raining.")
            .navigationTitle("Chapter \(number)")
        case .author:
          Text("Born by the sea")
            .navigationTitle("Author")
        }
      }
    }
  }
}
