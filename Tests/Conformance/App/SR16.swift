import SwiftUI

// SR-16: is a path that is restored in onAppear saved again at once?
struct SR16: View {
  @State private var path: [Int] = []
  @State private var writes = 0

  var body: some View {
    NavigationStack(path: $path) {
      Text("Home")
        .navigationTitle("Root")
        .onAppear { if writes == 0 { path = [1] } }
        .navigationDestination(for: Int.self) { number in
          Text("answer \(writes)").navigationTitle("Number \(number)")
        }
    }
    .onChange(of: path) { writes += 1 }
  }
}
