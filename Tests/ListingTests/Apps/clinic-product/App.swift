import SwiftUI

struct Pill: Hashable {
  var name: String
  var isFavourite = false
}

enum Route: Hashable {
  case patients
  case shelf
  case pill(Pill)
}

struct NavigateAction {
  let action: (Route) -> Void

  func callAsFunction(_ route: Route) {
    action(route)
  }
}

struct NavigateKey: EnvironmentKey {
  static var defaultValue = NavigateAction { _ in }
}

extension EnvironmentValues {
  var navigate: NavigateAction {
    get { self[NavigateKey.self] }
    set { self[NavigateKey.self] = newValue }
  }
}

/// Waits as a request would.
func work() async {
  do {
    try await Task.sleep(for: .seconds(2))
  } catch {
    print("cancelled")
  }
}

/// Knows where to go.
struct FixedPillView: View {
  @Environment(\.navigate) private var navigate

  var body: some View {
    Button("Fixed") {
      Task {
        await work()
        navigate(.shelf)
      }
    }
  }
}

/// Is told where to go.
struct RoutedPillView: View {
  @Environment(\.navigate) private var navigate
  let route: Route

  var body: some View {
    Button("Routed") {
      Task {
        await work()
        navigate(route)
      }
    }
  }
}

/// Tells its parent.
struct ClosurePillView: View {
  let addToFavourites: (Pill) -> Void

  var body: some View {
    Button("Closure") {
      Task {
        await work()
        addToFavourites(Pill(name: "Aspirin"))
      }
    }
  }
}

/// Changes its parent's state.
struct BindingPillView: View {
  @Binding var pill: Pill

  var body: some View {
    Button("Binding") {
      Task {
        await work()
        pill.isFavourite = true
      }
    }
  }
}

struct PharmacyScreen: View {
  @Environment(\.navigate) private var navigate
  @State private var pill = Pill(name: "Iron")
  @State private var changes = 0

  var body: some View {
    VStack {
      Button("Log in") {
        Task {
          await work()
          navigate(.patients)
        }
      }
      FixedPillView()
      RoutedPillView(route: .pill(Pill(name: "Zinc")))
      ClosurePillView { pill in navigate(.pill(pill)) }
      BindingPillView(pill: $pill)
      Text(pill.isFavourite ? "Favourite" : "Not a favourite")
      Text("\(changes) changes")
    }
    .navigationTitle("Pharmacy")
    .onChange(of: pill) { changes += 1 }
  }
}

struct PatientsScreen: View {
  @Environment(\.navigate) private var navigate
  var body: some View {
    Button("Shelf") { navigate(.shelf) }.navigationTitle("Patients")
  }
}

@Observable
final class PharmacyRouter {
  var routes: [Route] = []
}

struct PharmacyStack: View {
  @State private var router = PharmacyRouter()

  var body: some View {
    NavigationStack(path: $router.routes) {
      PharmacyScreen()
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .patients: PatientsScreen()
          case .shelf: Text("Shelf")
          case .pill(let pill): Text("About \(pill.name)")
          }
        }
    }
    .environment(\.navigate, NavigateAction { route in router.routes.append(route) })
  }
}

@main
struct PharmacyApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        PharmacyStack().tabItem { Text("Pharmacy") }
        NavigationStack { PharmacyScreen() }.tabItem { Text("Alone") }
      }
    }
  }
}
