import SwiftUI

// NP-14: does a copied path move the stack before it is stored?
struct NP14: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Change a copy") {
        var copy = path
        copy.append(1)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}
