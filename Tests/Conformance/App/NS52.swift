import SwiftUI

// NS-52: does a stack that comes with its path in one update begin at that depth?
struct NS52: View {
  @State private var isSignedIn = false
  @State private var path: [Int] = []

  var body: some View {
    if isSignedIn {
      NavigationStack(path: $path) {
        Text("Home")
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    } else {
      Button("Sign in") { (isSignedIn, path) = (true, [1]) }
    }
  }
}
