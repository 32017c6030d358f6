extension Fault {
  static let droppedRoute = Fault(
    id: "dropped-route",
    summary: "Code that navigates ignores some routes silently",
    topic: .paths,
    why: """
      A function that is asked to show a route and handles only some of them does nothing for the \
      others. The button for such a route seems to do nothing. A case that is added to the enum \
      later is dropped as well, and the compiler does not help.
      """,
    remedy: """
      Switch over all cases, without a default that does nothing, so that the compiler reports \
      missing cases. A route of another tab must select that tab, too.
      """,
    detection: .linter,
    behaviours: ["NS-81", "OB-15"],
    wrong: Example(
      """
      import SwiftUI

      enum Route: Hashable {
        case patient(String)
        case doctor(String)
      }

      struct ContentView: View {
        @State private var path: [Route] = []

        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Patient Ito") { navigate(to: .patient("Ito")) }
              Button("Doctor Weiss") { navigate(to: .doctor("Weiss")) }
            }
            .navigationTitle("Clinic")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .patient(let name), .doctor(let name):
                Text("Room 12")
                  .navigationTitle(name)
              }
            }
          }
        }

        private func navigate(to route: Route) {
          switch route {
          case .patient: path.append(route)
          default: break
          }
        }
      }
      """,
      script: "tap \"Doctor Weiss\"",
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

      enum Route: Hashable {
        case patient(String)
        case doctor(String)
      }

      struct ContentView: View {
        @State private var path: [Route] = []

        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Patient Ito") { navigate(to: .patient("Ito")) }
              Button("Doctor Weiss") { navigate(to: .doctor("Weiss")) }
            }
            .navigationTitle("Clinic")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .patient(let name), .doctor(let name):
                Text("Room 12")
                  .navigationTitle(name)
              }
            }
          }
        }

        private func navigate(to route: Route) {
          switch route {
          case .patient, .doctor: path.append(route)
          }
        }
      }
      """,
      script: "tap \"Doctor Weiss\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Clinic"
           └─ ▶ "Weiss"   .doctor("Weiss")
        """
    )
  )
}
