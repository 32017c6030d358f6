extension Fault {
  static let deprecatedLink = Fault(
    id: "deprecated-link",
    summary: "A NavigationLink with isActive, or with tag and selection",
    topic: .links,
    why: """
      These links are deprecated since iOS 16. Each of them keeps its own flag beside the stack, \
      so nothing says in one place which screens are shown, and several levels can only be opened \
      by setting one flag after the other.
      """,
    remedy: """
      Let a stack with a path push values. For one screen that a flag or an optional value shows, \
      declare navigationDestination(isPresented:), or from iOS 17 on navigationDestination(item:), \
      and set the flag in a button.
      """,
    detection: .linter,
    behaviours: ["NS-33", "NS-39", "NS-40"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var showsCart = false

        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Cart", isActive: $showsCart) {
                Text("Two books")
                  .navigationTitle("Cart")
              }
            }
            .navigationTitle("Books")
          }
        }
      }
      """,
      script: "tap \"Cart\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Books"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Books"
           └─ ▶ "Cart"  not in the path
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var showsCart = false

        var body: some View {
          NavigationStack {
            VStack {
              Button("Cart") { showsCart = true }
            }
            .navigationTitle("Books")
            .navigationDestination(isPresented: $showsCart) {
              Text("Two books")
                .navigationTitle("Cart")
            }
          }
        }
      }
      """,
      script: "tap \"Cart\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           ├─ "Books"
           └─ ▶ "Cart"  not in the path
        """
    )
  )
}
