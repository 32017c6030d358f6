extension Fault {
  static let nullPathSaved = Fault(
    id: "null-path-saved",
    summary: "The codable form of a path is encoded although it may be nil",
    topic: .restoration,
    why: """
      The property codable is nil as soon as one value in the path is not Codable. Encoding it \
      does not fail then: it writes null over what was saved before, and reading that as a path \
      throws at the next start, so the place is lost, and nothing shows why.
      """,
    remedy: """
      Unwrap codable with guard let before encoding it, and remove what was saved when there is \
      none. Push values of Codable types only.
      """,
    detection: .linter,
    behaviours: ["NP-16", "NP-26", "SR-12"],
    wrong: Example(
      """
      import SwiftUI

      struct Lake: Hashable {
        let name: String
      }

      struct ContentView: View {
        @State private var path = ContentView.restored()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Lake Ohrid", value: Lake(name: "Ohrid"))
              .navigationTitle("Lakes")
              .navigationDestination(for: Lake.self) { lake in
                Text("How deep it is")
                  .navigationTitle(lake.name)
              }
          }
          .onChange(of: path) { _, new in
            UserDefaults.standard.set(try? JSONEncoder().encode(new.codable), forKey: "path")
          }
        }

        static func restored() -> NavigationPath {
          let form = NavigationPath.CodableRepresentation.self
          guard let data = UserDefaults.standard.data(forKey: "path"),
            let codable = try? JSONDecoder().decode(form, from: data)
          else { return NavigationPath() }
          return NavigationPath(codable)
        }
      }
      """,
      script: """
        tap "Lake Ohrid"
        relaunch
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Lakes"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Lakes"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct Lake: Hashable, Codable {
        let name: String
      }

      struct ContentView: View {
        @State private var path = ContentView.restored()

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Lake Ohrid", value: Lake(name: "Ohrid"))
              .navigationTitle("Lakes")
              .navigationDestination(for: Lake.self) { lake in
                Text("How deep it is")
                  .navigationTitle(lake.name)
              }
          }
          .onChange(of: path) { _, new in
            guard let codable = new.codable, let data = try? JSONEncoder().encode(codable) else {
              UserDefaults.standard.removeObject(forKey: "path")
              return
            }
            UserDefaults.standard.set(data, forKey: "path")
          }
        }

        static func restored() -> NavigationPath {
          let form = NavigationPath.CodableRepresentation.self
          guard let data = UserDefaults.standard.data(forKey: "path"),
            let codable = try? JSONDecoder().decode(form, from: data)
          else { return NavigationPath() }
          return NavigationPath(codable)
        }
      }
      """,
      script: """
        tap "Lake Ohrid"
        relaunch
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Lakes"
           └─ ▶ "Ohrid"   Lake(name: "Ohrid")
        """
    )
  )
}
