import SwiftUI

struct Patient: Hashable {
  let name: String
}

enum Route: Hashable {
  case board
  case chart(Patient)
}

struct BoardScreen: View {
  var body: some View { Text("Four beds").navigationTitle("Board") }
}

struct ChartScreen: View {
  let patient: Patient
  var body: some View { Text("Chart of \(patient.name)") }
}

struct LoginScreen: View {
  @State private var routes: [Route] = []
  @State private var isChecking = false

  var body: some View {
    NavigationStack(path: $routes) {
      VStack {
        Button("Log in") {
          Task {
            // swift-format-ignore: NeverUseForceTry
            try! await Task.sleep(for: .seconds(2))
            routes.append(.board)
          }
        }
        Toggle("Check in the background", isOn: $isChecking)
        if isChecking {
          Text("Checking").task {
            // swift-format-ignore: NeverUseForceTry
            try! await Task.sleep(for: .seconds(2))
            routes.append(.chart(Patient(name: "Ada")))
          }
        }
      }
      .navigationTitle("Log in")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .board: BoardScreen()
        case .chart(let patient): ChartScreen(patient: patient)
        }
      }
    }
  }
}

@main
struct ClinicApp: App {
  var body: some Scene {
    WindowGroup { LoginScreen() }
  }
}
