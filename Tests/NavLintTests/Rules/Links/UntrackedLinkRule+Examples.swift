@testable import NavLint

extension UntrackedLinkRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Bakery: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            ↓NavigationLink("Hours") { Text("Six to noon") }
          }
          .onChange(of: path) { print(path) }
        }
      }
      """,
      """
      struct Bakery: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List {
              ↓NavigationLink(destination: Text("Six to noon")) { Text("Hours") }
            }
            .safeAreaInset(edge: .bottom) {
              if path.isEmpty { Text("Welcome") }
            }
          }
        }
      }
      """,
      """
      @Observable
      final class Router {
        var path: [String] = [] { didSet { print(path) } }
      }
      struct Bakery: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            ↓NavigationLink {
              Text("Six to noon")
            } label: {
              Text("Hours")
            }
          }
        }
      }
      """,
      """
      struct Bakery: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Shelf() }
        }
        func save() throws -> Data? {
          try path.codable.map { try JSONEncoder().encode($0) }
        }
      }
      struct Shelf: View {
        var body: some View {
          ↓NavigationLink("Hours") { Text("Six to noon") }
        }
      }
      """,
      """
      struct Bakery: View {
        @State private var path: [String] = []
        var body: some View {
          VStack {
            Text("\\(path.count) screens")
            NavigationStack(path: $path) {
              ↓NavigationLink("Hours", destination: Text("Six to noon"))
              NavigationLink("Bread", value: "Bread")
            }
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Settings: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Sounds") { Text("Loud") }
          }
        }
      }
      """,
      """
      struct Bakery: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Hours", value: "Hours")
              .navigationDestination(for: String.self) { Text($0) }
          }
          .onChange(of: path) { print(path) }
        }
      }
      """,
      """
      struct Settings: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Sounds") { Text("Loud") }
          }
        }
      }
      """,
      """
      struct Bakery: View {
        @State private var path: [String] = []
        @State private var isShown = false
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Bread", value: "Bread")
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  NavigationLink("Sounds") { Text("Loud") }
                }
              }
          }
          .onChange(of: path) { print(path) }
        }
      }
      """,
      """
      struct Bakery: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Hours") { Text("Six to noon") }
            Button("Back") {
              if !path.isEmpty { path.removeLast() }
            }
            .disabled(path.isEmpty)
          }
        }
      }
      """,
    ]
  )
}
