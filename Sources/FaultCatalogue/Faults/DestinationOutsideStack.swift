extension Fault {
  static let destinationOutsideStack = Fault(
    id: "destination-outside-stack",
    summary: "A navigationDestination outside the NavigationStack that should use it",
    topic: .destinations,
    why: """
      A stack looks for destinations among the views inside it. A modifier on the stack itself is \
      outside it, so SwiftUI ignores it and says so on the console, and the links in the stack \
      lead nowhere.
      """,
    remedy: """
      Move the modifier inside, onto the root view: inside the closing brace of the \
      NavigationStack instead of after it.
      """,
    severity: .error,
    detection: .both,
    behaviours: ["NS-22", "NS-14"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Dentist", value: "Dentist")
            }
            .navigationTitle("Clinic")
          }
          .navigationDestination(for: String.self) { ward in
            Text("Second floor")
              .navigationTitle(ward)
          }
        }
      }
      """,
      script: "tap \"Dentist\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Clinic"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Clinic"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Dentist", value: "Dentist")
            }
            .navigationTitle("Clinic")
            .navigationDestination(for: String.self) { ward in
              Text("Second floor")
                .navigationTitle(ward)
            }
          }
        }
      }
      """,
      script: "tap \"Dentist\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Clinic"
           └─ ▶ "Dentist"   "Dentist"
        """
    )
  )
}
