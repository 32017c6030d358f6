import SwiftUI

struct ContentView: View {
  @State private var guests = 1
  @State private var plates = 2

  var body: some View {
    NavigationStack {
      Button("Invite") { guests += 1 }
        .navigationTitle("\(guests) guests, \(plates) plates")
    }
    .onChange(of: guests) { plates = guests + 1 }
    .onChange(of: plates) { guests = plates + 1 }
  }
}
