extension Fault {
  static let missingDestination = Fault(
    id: "missing-destination",
    summary: "A value is pushed whose type has no navigationDestination",
    topic: .destinations,
    why: """
      A stack finds the screen for a value by the exact type of the value. Without a destination, \
      a tap on a link does nothing, and a value that code appends makes the path longer, but no \
      proper screen appears. The compiler cannot see it.
      """,
    remedy: """
      Declare navigationDestination(for:) with the type that is pushed, on a view that is always \
      there in the stack, such as its root. Look at the type of the link's value: an id is not the \
      model, and an optional is not what it holds.
      """,
    severity: .error,
    detection: .both,
    behaviours: ["NS-14", "NS-15", "NS-17", "NS-28"],
    wrong: Example(
      """
      import SwiftUI

      struct Plant: Identifiable, Hashable {
        let id: Int
        let name: String
      }

      struct ContentView: View {
        private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]

        var body: some View {
          NavigationStack {
            List(plants) { plant in
              NavigationLink(plant.name, value: plant.id)
            }
            .navigationTitle("Plants")
            .navigationDestination(for: Plant.self) { plant in
              Text("Likes the shade")
                .navigationTitle(plant.name)
            }
          }
        }
      }
      """,
      script: "tap \"Fern\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Plants"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Plants"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Plant: Identifiable, Hashable {
        let id: Int
        let name: String
      }

      struct ContentView: View {
        private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]

        var body: some View {
          NavigationStack {
            List(plants) { plant in
              NavigationLink(plant.name, value: plant.id)
            }
            .navigationTitle("Plants")
            .navigationDestination(for: Int.self) { id in
              Text("Likes the shade")
                .navigationTitle(plants.first { $0.id == id }?.name ?? "Unknown")
            }
          }
        }
      }
      """,
      script: "tap \"Fern\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Plants"
           └─ ▶ "Fern"   1
        """
    )
  )
}
