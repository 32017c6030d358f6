import SwiftUI

// NS-17: does a destination for Int show an optional Int?
struct NS17: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push an optional") { path.append(Int?.some(1)) }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}
