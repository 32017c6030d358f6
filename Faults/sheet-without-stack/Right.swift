import SwiftUI

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("Settings") { isShown = true }
        .navigationTitle("Songs")
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        List {
          NavigationLink("Sound") {
            Text("Loud or soft")
          }
        }
        .navigationTitle("Settings")
      }
    }
  }
}
