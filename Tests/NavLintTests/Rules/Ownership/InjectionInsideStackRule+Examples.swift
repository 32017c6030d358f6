@testable import NavLint

extension InjectionInsideStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      stack(".↓environment(cart)", reading: "@Environment(Cart.self) private var cart"),
      stack(".↓environmentObject(cart)", reading: "@EnvironmentObject private var cart: Cart"),
      stack(
        ".navigationBarBackButtonHidden().↓environment(cart)",
        reading: "@Environment(Cart.self) private var cart: Cart"
      ),
      stack(
        ".↓environmentObject(cart).tint(.red)",
        reading: "@EnvironmentObject var basket: Cart"
      ),
      stack(
        ".↓environment(cart)",
        reading: #"@Environment(\.dismiss) var close; @Environment(Cart.self) private var cart"#
      ),
    ],
    clean: [
      stack("", ".environment(cart)", reading: "@Environment(Cart.self) private var cart"),
      stack(
        ".environment(cart)",
        ".environment(cart)",
        reading: "@Environment(Cart.self) private var cart"
      ),
      stack(".environment(cart)", reading: "let name = 0"),
      stack(#".environment(\.volume, 3)"#, reading: "@Environment(Cart.self) private var cart"),
      stack(".environment(cart)", reading: #"@Environment(\.dismiss) private var close"#),
      """
      NavigationStack {
        List { Text("Shop") }
          .navigationDestination(for: String.self) { ware in
            WareScreen(name: ware).environment(cart)
          }
          .environment(cart)
      }
      struct WareScreen: View {
        @Environment(Cart.self) private var cart
        var body: some View { Text("Ware") }
      }
      """,
    ]
  )

  private static func stack(
    _ inside: String,
    _ outside: String = "",
    reading property: String
  ) -> RuleExample {
    RuleExample(
      """
      final class Cart: ObservableObject {}
      struct Root: View {
        @State private var cart = Cart()
        var body: some View {
          NavigationStack {
            List { Text("Shop") }
              .navigationDestination(for: String.self) { ware in
                WareScreen(ware: ware)
              }
              \(inside)
          }
          \(outside)
        }
      }
      struct WareScreen: View {
        let ware: String
        \(property)
        var body: some View { Text(ware) }
      }
      """
    )
  }
}
