@testable import NavLint

extension DroppedRouteRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      enum Route: Hashable { case patient(String), doctor(String), help }
      struct Clinic: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Help", value: Route.help)
              .navigationDestination(for: Route.self) { target in
                switch target {
                case let .patient(name): Text(name)
                ↓default:
                  EmptyView()
                }
              }
          }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String), help }
      struct Clinic: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Clinic").navigationDestination(for: Route.self, destination: screen(for:))
          }
        }
        @ViewBuilder private func screen(for route: Route) -> some View {
          switch route {
          case .patient(let name), .doctor(let name): Text(name)
          ↓default: EmptyView()
          }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      @Observable
      final class Router {
        var path: [Route] = []
        func navigate(to route: Route) {
          switch route {
          case .patient: path.append(route)
          ↓default: break
          }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      struct PatientsTab: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Patients") }
            .environment(\\.navigate) { route in
              ↓if case .patient(let name) = route { path.append(name) }
            }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String), help }
      final class Router {
        var path = NavigationPath()
        func show(_ target: Route) {
          switch target {
          case let .patient(name):
            path.append(name)
          case .doctor(let name):
            path.append(name)
          ↓default:
            return
          }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      struct PatientsTab: View {
        @State private var routes: [Route] = []
        var body: some View {
          NavigationStack(path: $routes) { Text("Patients") }
            .onNavigate { target in
              switch target {
              case .patient: routes.append(target)
              ↓default: break
              }
            }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      final class Router {
        var path: [String] = []
        func open(route: Route) {
          ↓if case let .patient(name) = route {
            path = [name]
          }
        }
      }
      """,
      """
      final class Router {
        var stack: [Route] = []
        func open(_ route: Route) {
          switch route {
          case .list, .map: withAnimation { self.stack = [route] }
          ↓default: break
          }
        }
      }
      """,
    ],
    clean: [
      """
      enum Route: Hashable { case patient(String), doctor(String), help }
      enum Badge { case new, old, other }
      struct Clinic: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Help", value: Route.help)
              .navigationDestination(for: Route.self) { target in
                switch target {
                case .patient(let name): Text(name)
                default: Text("Soon")
                }
              }
          }
        }
        @ViewBuilder private func mark(_ badge: Badge) -> some View {
          switch badge {
          case .new: Text("New")
          default: EmptyView()
          }
        }
      }
      """,
      """
      struct Visits {
        var urls: Set<String> = []
        var links: [String] = []
        mutating func note(_ action: Action) {
          switch action {
          case .open(let url): urls.insert(url)
          case .tap(let id):
            let route = Route(id)
            links.append(route.name)
          default: break
          }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      final class Router {
        var path: [Route] = []
        func navigate(to route: Route) {
          switch route {
          case .patient, .doctor: path.append(route)
          }
        }
      }
      """,
      """
      final class Router {
        var path: [String] = []
        func open(_ host: String) {
          switch host {
          case "patient": path.append("patient")
          default: break
          }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      final class Router {
        var path: [Route] = []
        var other: [Route] = []
        func navigate(to route: Route) {
          if case .patient = route {
            path.append(route)
          } else {
            other.append(route)
          }
        }
      }
      """,
      """
      enum Phase { case active, background }
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Text("Patients")
            .onPhase { phase in
              switch phase {
              case .active: count += 1
              default: break
              }
            }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      final class Router {
        var path: [Route] = []
        func navigate(to route: Route) {
          switch route {
          case .patient: path.append(route)
          default: assertionFailure("unknown route")
          }
        }
        func log(_ route: Route) {
          if case .patient(let name) = route { print(name) }
        }
      }
      """,
      """
      enum Route: Hashable { case patient(String), doctor(String) }
      final class Router {
        var path: [Route] = []
        func navigate(to route: Route) {
          if case .patient = route { path = [] }
          path.append(route)
        }
      }
      """,
    ]
  )
}
