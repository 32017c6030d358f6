extension Fault {
  static let typeNamedTab = Fault(
    id: "type-named-tab",
    summary: "A type of the app with the name Tab, like SwiftUI's own",
    topic: .tabs,
    why: """
      In the module of the app the name then means the app's type, so that `Tab("Shop", …) { … }` of a \
      TabView does not compile, with messages about anything but the name. The code breaks when somebody \
      moves from `tabItem` to `Tab`.
      """,
    remedy: """
      Call it something else, such as `AppTab`, `Page` or `Section`, or put it inside the type that it \
      belongs to.
      """,
    detection: .linter,
    versions: "iOS 18 and later",
    behaviours: ["TV-43"],
    wrong: Example(
      """
      import SwiftUI

      enum Tab: Hashable {
        case shop, cart
      }

      struct ContentView: View {
        @State private var tab = Tab.shop

        var body: some View {
          TabView(selection: $tab) {
            Tab("Shop", systemImage: "bag", value: Tab.shop) {
              Text("Teapots and cups")
            }
            Tab("Cart", systemImage: "cart", value: Tab.cart) {
              Text("Nothing in the cart yet")
            }
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
