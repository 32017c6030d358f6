import SwiftUI

// TV-20: is the first tab written to an optional selection?
struct TV20: View {
  @State private var selection: Int?

  var body: some View {
    TabView(selection: $selection) {
      Text("Tab one").tabItem { Text("One") }.tag(Int?.some(1))
      Text("Tab two").tabItem { Text("Two") }.tag(Int?.some(2))
    }
    .safeAreaInset(edge: .bottom) { Text("selection \(selection ?? 0)") }
  }
}
