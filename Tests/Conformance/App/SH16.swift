import SwiftUI

// SH-16: does a sheet go with the screen that shows it, when both change at once?
struct SH16: View {
  @State private var path = [1]
  @State private var isShown = false

  var body: some View {
    NavigationStack(path: $path) {
      Text("Home")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Button("Show") { isShown = true }
            .navigationTitle("Number \(number)")
            .sheet(isPresented: $isShown) { Button("Leave") { (isShown, path) = (false, []) } }
        }
    }
  }
}
