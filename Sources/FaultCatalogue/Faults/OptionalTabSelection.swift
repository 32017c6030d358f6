extension Fault {
  static let optionalTabSelection = Fault(
    id: "optional-tab-selection",
    summary: "A tab selection that begins as nil, while a tab is shown",
    topic: .tabs,
    why: """
      With nil as the selection the first tab is commonly shown and the variable stays nil until \
      somebody taps a tab; what happens is not documented. Code that reads the selection, to push \
      there or to follow a link, finds nil and does nothing.
      """,
    remedy: """
      Give the selection a type that is not optional, and begin with the first tab to show.
      """,
    severity: .note,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["TV-20", "TV-01"],
    wrong: Example(
      """
      import SwiftUI

      enum Place: Hashable {
        case shop, basket
      }

      struct ContentView: View {
        @State private var place: Place?

        var body: some View {
          TabView(selection: $place) {
            Text(place == .shop ? "You are in the shop" : "Where am I?")
              .tabItem { Text("Shop") }
              .tag(Place.shop)
            Text("Nothing in it")
              .tabItem { Text("Basket") }
              .tag(Place.basket)
          }
        }
      }
      """,
      script: """
        expect selection nil
        expect text "Where am I?"
        """,
      before: """
        App  ContentViewApp
        └─ TabView  selection: nil
           ├─ ● Shop  ▶ screen
           └─ ○ Basket
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: nil
           ├─ ● Shop  ▶ screen
           └─ ○ Basket
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Place: Hashable {
        case shop, basket
      }

      struct ContentView: View {
        @State private var place = Place.shop

        var body: some View {
          TabView(selection: $place) {
            Text(place == .shop ? "You are in the shop" : "Where am I?")
              .tabItem { Text("Shop") }
              .tag(Place.shop)
            Text("Nothing in it")
              .tabItem { Text("Basket") }
              .tag(Place.basket)
          }
        }
      }
      """,
      script: """
        expect selection .shop
        expect text "You are in the shop"
        """,
      before: """
        App  ContentViewApp
        └─ TabView  selection: shop
           ├─ ● Shop  ▶ screen
           └─ ○ Basket
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: shop
           ├─ ● Shop  ▶ screen
           └─ ○ Basket
        """
    )
  )
}
