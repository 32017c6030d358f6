import SwiftUI

struct ContentView: View {
  @State private var member: String? = "Ada"

  var body: some View {
    NavigationStack {
      if let member {
        Button("Sign out") { self.member = nil }
          .navigationTitle("Hello, \(member)")
      } else {
        Button("Sign in") { member = "Ada" }
          .navigationTitle("Welcome")
      }
    }
  }
}
