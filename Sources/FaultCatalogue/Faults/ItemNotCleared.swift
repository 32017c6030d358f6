extension Fault {
  static let itemNotCleared = Fault(
    id: "item-not-cleared",
    summary: "A choice that opens a screen through onChange and is never cleared",
    topic: .presentation,
    why: """
      The first tap opens the screen, because the value has changed. Nothing resets it to nil \
      when the screen closes, so choosing the same thing again changes nothing: `onChange` is not \
      called, and the tap does nothing.
      """,
    remedy: """
      Let the value itself present: `sheet(item:)` and `navigationDestination(item:)` set it to \
      nil when the screen goes. If `onChange` must stay, set the value to nil at its end.
      """,
    detection: .linter,
    versions: "iOS 14 and later",
    behaviours: ["OB-12", "SH-02"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var chosen: String?
        @State private var isShown = false

        var body: some View {
          Button("Teapot") { chosen = "Teapot" }
            .onChange(of: chosen) {
              isShown = true
            }
            .sheet(isPresented: $isShown) {
              Text("Three sizes")
            }
        }
      }
      """,
      script: """
        tap "Teapot"
        swipe down
        tap "Teapot"
        """,
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ▶ ContentView
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Ware: Identifiable {
        let name: String

        var id: String { name }
      }

      struct ContentView: View {
        @State private var chosen: Ware?

        var body: some View {
          Button("Teapot") { chosen = Ware(name: "Teapot") }
            .sheet(item: $chosen) { ware in
              Text("\\(ware.name) in three sizes")
            }
        }
      }
      """,
      script: """
        tap "Teapot"
        swipe down
        tap "Teapot"
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  ▶ screen
        """
    )
  )
}
