import SwiftUI

// DL-04: does a handler in a tab that nobody has opened hear of a link?
struct DL04: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    TabView {
      Text("Tab one").onOpenURL { _ in first += 1 }.tabItem { Text("One") }
      Text("Tab two").onOpenURL { _ in second += 1 }.tabItem { Text("Two") }
    }
    .safeAreaInset(edge: .bottom) { Text("answer \(first) \(second)") }
  }
}
