extension Fault {
  static let injectionInsideStack = Fault(
    id: "injection-inside-stack",
    summary: "An object put into the environment of the root screen instead of the stack",
    topic: .ownership,
    why: """
      Pushed screens are not children of the root screen. They are beside it in the stack. An \
      object that is put into the environment on the root's content does not reach them, and \
      reading it there stops the app.
      """,
    remedy: """
      Attach `.environment(router)` or `.environmentObject(router)` to the NavigationStack itself, or \
      further out.
      """,
    severity: .error,
    detection: .linter,
    behaviours: ["NS-74", "OB-01", "SH-24"],
    wrong: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Cart {
        var wares: [String] = []
      }

      struct ContentView: View {
        @State private var cart = Cart()

        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Teapot", value: "Teapot")
            }
            .navigationTitle("Shop")
            .navigationDestination(for: String.self) { ware in
              WareScreen(name: ware)
            }
            .environment(cart)
          }
        }
      }

      struct WareScreen: View {
        let name: String
        @Environment(Cart.self) private var cart

        var body: some View {
          Text("In the cart: \\(cart.wares.count)")
            .navigationTitle(name)
        }
      }
      """,
      script: "tap \"Teapot\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Shop"
        """
    ),
    right: Example(
      """
      import SwiftUI

      @MainActor
      @Observable
      final class Cart {
        var wares: [String] = []
      }

      struct ContentView: View {
        @State private var cart = Cart()

        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Teapot", value: "Teapot")
            }
            .navigationTitle("Shop")
            .navigationDestination(for: String.self) { ware in
              WareScreen(name: ware)
            }
          }
          .environment(cart)
        }
      }

      struct WareScreen: View {
        let name: String
        @Environment(Cart.self) private var cart

        var body: some View {
          Text("In the cart: \\(cart.wares.count)")
            .navigationTitle(name)
        }
      }
      """,
      script: "tap \"Teapot\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Shop"
           └─ ▶ "Teapot"   "Teapot"
        """
    )
  )
}
