import SwiftUI

struct ContentView: View {
  @State private var member: String? = "Ada"

  var body: some View {
    if let member {
      NavigationStack {
        Button("Sign out") { self.member = nil }
          .navigationTitle("Hello, \(member)")
      }
    }
  }
}
