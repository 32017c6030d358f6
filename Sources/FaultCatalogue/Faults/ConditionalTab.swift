extension Fault {
  static let conditionalTab = Fault(
    id: "conditional-tab",
    summary: "An if around a Tab that only hides it for a while",
    topic: .tabs,
    why: """
      When the condition becomes false, the tab goes with everything in it: the pushed screens, \
      the typed text, the scroll positions. When it becomes true again, the tab starts from its \
      root.
      """,
    remedy: """
      Keep the tab and hide it: `Tab(…) { … }.hidden(!isShown)`. A hidden tab keeps its state. \
      Use `if` where the state should go, such as after signing out, or where an `#available` \
      condition never changes.
      """,
    detection: .linter,
    versions: "iOS 18 and later",
    behaviours: ["TV-21", "TV-23"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var showsOffers = true

        var body: some View {
          TabView {
            Tab("Shop", systemImage: "bag") {
              Toggle("Offers", isOn: $showsOffers)
            }
            if showsOffers {
              Tab("Offers", systemImage: "percent") {
                OfferList()
              }
            }
          }
        }
      }

      struct OfferList: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Teapot", value: "Teapot")
              .navigationTitle("Offers")
              .navigationDestination(for: String.self) { offer in
                Text("Half the price")
                  .navigationTitle(offer)
              }
          }
        }
      }
      """,
      script: """
        tab Offers
        tap "Teapot"
        tab Shop
        toggle "Offers"
        toggle "Offers"
        tab Offers
        """,
      before: """
        App  ContentViewApp
        └─ TabView
           ├─ ● Shop  ▶ screen
           └─ ○ Offers
        """,
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Shop  screen
           └─ ● Offers
              └─ NavigationStack  path: 0
                 └─ ▶ "Offers"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var showsOffers = true

        var body: some View {
          TabView {
            Tab("Shop", systemImage: "bag") {
              Toggle("Offers", isOn: $showsOffers)
            }
            Tab("Offers", systemImage: "percent") {
              OfferList()
            }
            .hidden(!showsOffers)
          }
        }
      }

      struct OfferList: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Teapot", value: "Teapot")
              .navigationTitle("Offers")
              .navigationDestination(for: String.self) { offer in
                Text("Half the price")
                  .navigationTitle(offer)
              }
          }
        }
      }
      """,
      script: """
        tab Offers
        tap "Teapot"
        tab Shop
        toggle "Offers"
        toggle "Offers"
        tab Offers
        """,
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Shop  screen
           └─ ● Offers
              └─ NavigationStack  path: 1
                 ├─ "Offers"
                 └─ ▶ "Teapot"   "Teapot"
        """
    )
  )
}
