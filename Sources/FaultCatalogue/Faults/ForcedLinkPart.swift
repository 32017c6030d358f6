extension Fault {
  static let forcedLinkPart = Fault(
    id: "forced-link-part",
    summary: "A part of a link is force-unwrapped, so a bad link stops the app",
    topic: .deepLinks,
    why: """
      Anybody can write a link: it stands in a message or on a web page, is old, or was cut \
      short. A host, a query value or a number that is taken out with an exclamation mark is \
      missing in some of them, and then the app stops as soon as the link is tapped. On a launch \
      by that link it stops at every attempt.
      """,
    remedy: """
      Read each part with guard let or if let, and go on without the link when a part is \
      missing.
      """,
    severity: .error,
    detection: .linter,
    behaviours: ["DL-13", "DL-14", "DL-25"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            Text("Fresh from the oven every day")
              .navigationTitle("Bakery")
              .navigationDestination(for: Int.self) { order in
                Text("Ready at noon")
                  .navigationTitle("Order \\(order)")
              }
          }
          .onOpenURL { url in
            if url.host()! == "order" {
              path = [Int(url.lastPathComponent)!]
            }
          }
        }
      }
      """,
      script: "open \"bakery://order/abc\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Bakery"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            Text("Fresh from the oven every day")
              .navigationTitle("Bakery")
              .navigationDestination(for: Int.self) { order in
                Text("Ready at noon")
                  .navigationTitle("Order \\(order)")
              }
          }
          .onOpenURL { url in
            guard url.host() == "order", let order = Int(url.lastPathComponent) else { return }
            path = [order]
          }
        }
      }
      """,
      script: "open \"bakery://order/abc\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Bakery"
        """
    )
  )
}
