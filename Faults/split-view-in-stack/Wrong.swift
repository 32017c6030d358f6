import SwiftUI

struct ContentView: View {
  @State private var choice: String?

  var body: some View {
    NavigationStack {
      NavigationSplitView {
        List(["Violin", "Oboe"], id: \.self, selection: $choice) { name in
          Text(name)
        }
        .navigationTitle("Instruments")
      } detail: {
        Text(choice ?? "Choose an instrument")
          .navigationTitle(choice ?? "Orchestra")
      }
    }
  }
}
