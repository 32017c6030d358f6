extension Fault {
  static let tagOnTab = Fault(
    id: "tag-on-tab",
    summary: "A tag on a Tab, which is not a view",
    topic: .tabs,
    why: """
      The compiler refuses it with a message about something else: `tag` belongs to views, and a \
      `Tab` is not a view. The value that stands for the tab in the selection is an argument of \
      `Tab`.
      """,
    remedy: """
      Write the value into the `Tab`: `Tab("Cart", systemImage: "cart", value: Page.cart) { … }`, \
      and remove the `tag`.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 18 and later",
    behaviours: ["TV-05", "TV-03"],
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
            Tab("Shop", systemImage: "bag") {
              Text("Teapots and cups")
            }
            .tag(Page.shop)
            Tab("Cart", systemImage: "cart") {
              Text("Nothing in the cart yet")
            }
            .tag(Page.cart)
          }
        }
      }
      """,
      compiles: false
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
            Tab("Shop", systemImage: "bag", value: Page.shop) {
              Text("Teapots and cups")
            }
            Tab("Cart", systemImage: "cart", value: Page.cart) {
              Text("Nothing in the cart yet")
            }
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
