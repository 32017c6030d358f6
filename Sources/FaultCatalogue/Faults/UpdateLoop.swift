extension Fault {
  static let updateLoop = Fault(
    id: "update-loop",
    summary: "A change of state triggers the same change again, without end",
    topic: .limits,
    why: """
      If one onChange writes a value and another answers by writing the first one, they never \
      stop. Neither does an onAppear that makes its own view again. On a device, the app freezes \
      and the device gets warm. NavLab stops after a number of rounds.
      """,
    remedy: """
      Let one place decide: compute the second value from the first where it can be computed, \
      and write in onChange only when the value is really another one.
      """,
    severity: .error,
    detection: .runtime,
    unseen: "whether changes stop depends on values that only the running app has",
    versions: "iOS 14 and later",
    behaviours: ["NS-50", "OB-11"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var guests = 1
        @State private var plates = 2

        var body: some View {
          NavigationStack {
            Button("Invite") { guests += 1 }
              .navigationTitle("\\(guests) guests, \\(plates) plates")
          }
          .onChange(of: guests) { plates = guests + 1 }
          .onChange(of: plates) { guests = plates + 1 }
        }
      }
      """,
      script: "tap \"Invite\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "1 guests, 2 plates"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "100 guests, 101 plates"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var guests = 1

        var body: some View {
          NavigationStack {
            Button("Invite") { guests += 1 }
              .navigationTitle("\\(guests) guests, \\(guests + 1) plates")
          }
        }
      }
      """,
      script: "tap \"Invite\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "2 guests, 3 plates"
        """
    )
  )
}
