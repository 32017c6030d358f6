extension Fault {
  static let selectionWithoutTag = Fault(
    id: "selection-without-tag",
    summary: "A picker's selection that no option has as its tag",
    topic: .limits,
    why: """
      A picker compares the tags of its options with its selection, in value and in type: a tag that is a \
      String stands for no Int, and one that is an Int for no other enum. SwiftUI prints that the selection \
      has no associated tag, and shows nothing as chosen.
      """,
    remedy: """
      Give each option a tag of exactly the selection's type, and begin with a value that an option has. \
      Where the selection may be nil, give an option for that the tag of an optional: .tag(nil as Size?).
      """,
    detection: .runtime,
    unseen: "the value of a selection is only known while the app runs",
    isAboutNavigation: false,
    versions: "iOS 13 and later",
    behaviours: ["TV-07", "NS-87"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var guests = 2

        var body: some View {
          NavigationStack {
            Form {
              Picker("Guests", selection: $guests) {
                Text("One").tag("1")
                Text("Two").tag("2")
              }
            }
            .navigationTitle("Booking")
          }
        }
      }
      """,
      script: "issues",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Booking"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Booking"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var guests = 2

        var body: some View {
          NavigationStack {
            Form {
              Picker("Guests", selection: $guests) {
                Text("One").tag(1)
                Text("Two").tag(2)
              }
            }
            .navigationTitle("Booking")
          }
        }
      }
      """,
      script: "issues",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Booking"
        """
    )
  )
}
