import SwiftUI

// NS-60: do covered screens of a deep path appear before they are revealed?
struct NS60: View {
  @State private var path = [1, 2]
  @State private var order: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root").navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number)").navigationTitle("Number \(number)")
            .onAppear { order.append("\(number)") }
        }
    }
    .safeAreaInset(edge: .bottom) { Text("answer \(order.joined(separator: " "))") }
  }
}
