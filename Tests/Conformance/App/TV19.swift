import SwiftUI

// TV-19: which tab shows when no tab carries the selection?
struct TV19: View {
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      VStack {
        Text("Tab one")
        Button("Select nine") { selection = 9 }
      }
      .tabItem { Text("One") }
      .tag(1)
      Text("Tab two").tabItem { Text("Two") }.tag(2)
    }
    .safeAreaInset(edge: .bottom) { Text("selection \(selection)") }
  }
}
