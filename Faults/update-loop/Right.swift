import SwiftUI

struct ContentView: View {
  @State private var guests = 1

  var body: some View {
    NavigationStack {
      Button("Invite") { guests += 1 }
        .navigationTitle("\(guests) guests, \(guests + 1) plates")
    }
  }
}
