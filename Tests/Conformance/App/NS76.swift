import SwiftUI

// NS-76: what does a tap on a button in a link's label do?
struct NS76: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: 1) {
          HStack {
            Text("Row")
            Button("Like") { taps += 1 }
          }
        }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
    .safeAreaInset(edge: .bottom) { Text("answer \(taps)") }
  }
}
