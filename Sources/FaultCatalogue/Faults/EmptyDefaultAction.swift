extension Fault {
  static let emptyDefaultAction = Fault(
    id: "empty-default-action",
    summary: "An action in the environment that does nothing by default",
    topic: .ownership,
    why: """
      A view in a place without the action, such as a preview, a sheet or another window, calls \
      the default instead. The tap does nothing, and no message says why.
      """,
    remedy: """
      Let the default complain, for example with `assertionFailure("navigate is not set")`, or \
      make the action optional, so that the caller sees that it may be missing.
      """,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["OB-15"],
    wrong: Example(
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var navigate: (String) -> Void = { _ in }
      }

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          TabView {
            NavigationStack(path: $path) {
              DoctorList()
                .navigationTitle("Doctors")
                .navigationDestination(for: String.self) { name in
                  Text("In room 4")
                    .navigationTitle(name)
                }
            }
            .environment(\\.navigate) { path.append($0) }
            .tabItem { Text("Doctors") }
            DoctorList()
              .tabItem { Text("Favourites") }
          }
        }
      }

      struct DoctorList: View {
        @Environment(\\.navigate) private var navigate

        var body: some View {
          Button("Dr Woods") { navigate("Dr Woods") }
        }
      }
      """,
      script: """
        tab Favourites
        tap "Dr Woods"
        """,
      before: """
        App  ContentViewApp
        └─ TabView
           ├─ ● Doctors
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Doctors"
           └─ ○ Favourites
        """,
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Doctors
           │  └─ NavigationStack  path: 0
           │     └─ "Doctors"
           └─ ● Favourites  ▶ DoctorList
        """
    ),
    right: Example(
      """
      import SwiftUI

      extension EnvironmentValues {
        @Entry var navigate: ((String) -> Void)?
      }

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          TabView {
            NavigationStack(path: $path) {
              DoctorList()
                .navigationTitle("Doctors")
                .navigationDestination(for: String.self) { name in
                  Text("In room 4")
                    .navigationTitle(name)
                }
            }
            .environment(\\.navigate) { path.append($0) }
            .tabItem { Text("Doctors") }
            DoctorList()
              .tabItem { Text("Favourites") }
          }
        }
      }

      struct DoctorList: View {
        @Environment(\\.navigate) private var navigate

        var body: some View {
          Button("Dr Woods") { navigate?("Dr Woods") }
            .disabled(navigate == nil)
        }
      }
      """,
      script: "tab Favourites",
      after: """
        App  ContentViewApp
        └─ TabView
           ├─ ○ Doctors
           │  └─ NavigationStack  path: 0
           │     └─ "Doctors"
           └─ ● Favourites  ▶ DoctorList
        """
    )
  )
}
