import SwiftUI

// SR-15: does a path that is restored in onAppear show the root first?
struct SR15: View {
  @State private var path: [Int] = []
  @State private var appearances = 0

  var body: some View {
    NavigationStack(path: $path) {
      Text("answer \(appearances)")
        .navigationTitle("Root")
        .onAppear {
          appearances += 1
          if appearances == 1 { path = [1] }
        }
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}
