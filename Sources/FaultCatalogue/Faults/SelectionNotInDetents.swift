extension Fault {
  static let selectionNotInDetents = Fault(
    id: "selection-not-in-detents",
    summary: "A selected height that the sheet does not have",
    topic: .presentation,
    why: """
      A sheet can rest only at the heights that `presentationDetents` gives it. If the bound \
      selection is another one, the sheet has another height than the state says.
      """,
    remedy: """
      Put the selected height into the set, or start with one that is in it.
      """,
    severity: .error,
    detection: .both,
    behaviours: ["SH-29"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isShown = false
        @State private var height = PresentationDetent.large

        var body: some View {
          Button("Weather") { isShown = true }
            .sheet(isPresented: $isShown) {
              Text("Sunny until four")
                .presentationDetents([.medium, .fraction(0.2)], selection: $height)
            }
        }
      }
      """,
      script: "tap \"Weather\"",
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  .fraction(0.2)  ▶ screen
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isShown = false
        @State private var height = PresentationDetent.medium

        var body: some View {
          Button("Weather") { isShown = true }
            .sheet(isPresented: $isShown) {
              Text("Sunny until four")
                .presentationDetents([.medium, .fraction(0.2)], selection: $height)
            }
        }
      }
      """,
      script: "tap \"Weather\"",
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  .medium  ▶ screen
        """
    )
  )
}
