import SwiftUI

enum Page: Hashable {
  case recipes, drafts
}

struct ContentView: View {
  @State private var page = Page.recipes
  @State private var hasDrafts = true

  var body: some View {
    TabView(selection: $page) {
      Tab("Recipes", systemImage: "fork.knife", value: Page.recipes) {
        Text("Bread, soup, cake")
      }
      Tab("Drafts", systemImage: "pencil", value: Page.drafts) {
        Button("Delete all") { hasDrafts = false }
      }
      .hidden(!hasDrafts)
    }
  }
}
