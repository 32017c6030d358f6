import SwiftUI

struct ContentView: View {
  @State private var chosen: String?
  @State private var highlighted: String?

  var body: some View {
    NavigationSplitView {
      List(["Oak", "Ash"], id: \.self, selection: $highlighted) { Text($0) }
        .navigationTitle("Trees")
    } detail: {
      if let chosen {
        Text("All about this tree")
          .navigationTitle(chosen)
      } else {
        Text("Choose a tree")
          .navigationTitle("Nothing chosen")
      }
    }
  }
}
