import SwiftUI

struct ContentView: View {
  @State private var hasPaid = false

  var body: some View {
    NavigationStack {
      Text(hasPaid ? "Thank you" : "Please pay at the machine")
        .navigationTitle("Car park")
        .task {
          while !hasPaid && !Task.isCancelled {
            await Task.yield()
          }
        }
    }
  }
}
