import SwiftUI

// SR-08: does a stack come back by itself after the app was ended?
struct SR08: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}
