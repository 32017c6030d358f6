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
