import SwiftUI

struct ContentView: View {
  @State private var guests = 2

  var body: some View {
    NavigationStack {
      Form {
        Picker("Guests", selection: $guests) {
          Text("One").tag("1")
          Text("Two").tag("2")
        }
      }
      .navigationTitle("Booking")
    }
  }
}
