import SwiftUI

// SH-22: is a link with a value disabled in a sheet without a stack?
struct SH22: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("Show") { isShown = true }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
        .sheet(isPresented: $isShown) { NavigationLink("Go", value: 1) }
    }
  }
}
