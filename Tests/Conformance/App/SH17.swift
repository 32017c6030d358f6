import SwiftUI

// SH-17: is a change of the path beneath a sheet made while the sheet is open?
struct SH17: View {
  @State private var path: [Int] = []
  @State private var isShown = false

  var body: some View {
    NavigationStack(path: $path) {
      Button("Show") { isShown = true }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("answer \(path.count)")
        Button("Push below") { path.append(1) }
        Button("Close") { isShown = false }
      }
    }
  }
}
