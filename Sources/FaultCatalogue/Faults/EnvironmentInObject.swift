extension Fault {
  static let environmentInObject = Fault(
    id: "environment-in-object",
    summary: "A class that reads the environment, which only views have",
    topic: .ownership,
    why: """
      `@Environment`, `@EnvironmentObject` and `@State` are filled in by SwiftUI when it updates \
      a view. In a class nothing does that: the property has its default, or stops the app, and \
      no view sees what the class changes.
      """,
    remedy: """
      Let the view read the environment and pass on what the class needs: the router as an argument, or a \
      closure that navigates.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["OB-09"],
    wrong: Example(
      """
      import SwiftUI

      final class CheckoutModel: ObservableObject {
        @Environment(\\.dismiss) private var dismiss

        func pay() {
          dismiss()
        }
      }

      struct ContentView: View {
        @State private var isShown = false

        var body: some View {
          Button("Checkout") { isShown = true }
            .sheet(isPresented: $isShown) {
              CheckoutView()
            }
        }
      }

      struct CheckoutView: View {
        @StateObject private var model = CheckoutModel()

        var body: some View {
          Button("Pay") { model.pay() }
        }
      }
      """,
      script: """
        tap "Checkout"
        tap "Pay"
        """,
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  ▶ CheckoutView
        """
    ),
    right: Example(
      """
      import SwiftUI

      final class CheckoutModel: ObservableObject {
        func pay(then finish: () -> Void) {
          finish()
        }
      }

      struct ContentView: View {
        @State private var isShown = false

        var body: some View {
          Button("Checkout") { isShown = true }
            .sheet(isPresented: $isShown) {
              CheckoutView()
            }
        }
      }

      struct CheckoutView: View {
        @StateObject private var model = CheckoutModel()
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Button("Pay") {
            model.pay { dismiss() }
          }
        }
      }
      """,
      script: """
        tap "Checkout"
        tap "Pay"
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    )
  )
}
