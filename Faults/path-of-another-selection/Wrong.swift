import SwiftUI

struct ContentView: View {
  @State private var chapter: String? = "Soups"
  @State private var path: [String] = []

  var body: some View {
    NavigationSplitView {
      List(["Soups", "Cakes"], id: \.self, selection: $chapter) { Text($0) }
        .navigationTitle("Cookbook")
    } detail: {
      NavigationStack(path: $path) {
        NavigationLink("First recipe", value: "First recipe of \(chapter ?? "none")")
          .navigationTitle(chapter ?? "Choose")
          .navigationDestination(for: String.self) { recipe in
            Text("Wash your hands")
              .navigationTitle(recipe)
          }
      }
    }
  }
}
