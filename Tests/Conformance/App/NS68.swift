import SwiftUI

// NS-68: which title wins when two views of a screen set one?
struct NS68: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Above").navigationTitle("First")
        Text("Below").navigationTitle("Second")
      }
    }
  }
}
