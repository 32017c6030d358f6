extension Fault {
  static let tabWithoutValue = Fault(
    id: "tab-without-value",
    summary: "A tab without a value in a TabView that has a selection",
    topic: .tabs,
    why: """
      The selection of a TabView becomes the value of the tab that is tapped. A tab that has none \
      cannot be selected by tapping it, nor by code. There, a `Tab` without `value:` does not \
      compile. A view with `tabItem` and no `tag` does, but nothing can select it.
      """,
    remedy: """
      Give every tab a value of the selection's type: \
      `Tab("Cart", systemImage: "cart", value: Page.cart)`, or `.tag(Page.cart)` on a view with \
      `tabItem`. If nothing reads the selection, leave it out.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 13 and later; Tab since iOS 18",
    behaviours: ["TV-02", "TV-03"],
    wrong: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case shop, cart
      }

      struct ContentView: View {
        @State private var page = Page.shop

        var body: some View {
          TabView(selection: $page) {
            Text("Teapots and cups")
              .tabItem { Text("Shop") }
              .tag(Page.shop)
            Text("Nothing in the cart yet")
              .tabItem { Text("Cart") }
          }
        }
      }
      """,
      script: "expect refused tab Cart",
      before: """
        App  ContentViewApp
        └─ TabView  selection: shop
           ├─ ● Shop  ▶ screen
           └─ ○ Cart
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: shop
           ├─ ● Shop  ▶ screen
           └─ ○ Cart
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case shop, cart
      }

      struct ContentView: View {
        @State private var page = Page.shop

        var body: some View {
          TabView(selection: $page) {
            Text("Teapots and cups")
              .tabItem { Text("Shop") }
              .tag(Page.shop)
            Text("Nothing in the cart yet")
              .tabItem { Text("Cart") }
              .tag(Page.cart)
          }
        }
      }
      """,
      script: "tab Cart",
      after: """
        App  ContentViewApp
        └─ TabView  selection: cart
           ├─ ○ Shop  screen
           └─ ● Cart  ▶ screen
        """
    )
  )
}
