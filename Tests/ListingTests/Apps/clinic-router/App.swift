import SwiftUI

struct Patient: Hashable {
  let name: String
}

struct Doctor: Hashable {
  let name: String
}

enum Route: Hashable {
  case patient(PatientRoute)
  case doctor(DoctorRoute)

  enum PatientRoute: Hashable {
    case list
    case new
    case chart(Patient)
  }

  enum DoctorRoute: Hashable {
    case list
    case duty(Doctor)
  }
}

@Observable
final class ClinicRouter {
  var routes: [Route] = []

  @ViewBuilder
  func screen(for route: Route) -> some View {
    switch route {
    case .patient(let route): patientScreen(for: route)
    case .doctor(let route): doctorScreen(for: route)
    }
  }

  @ViewBuilder
  private func patientScreen(for route: Route.PatientRoute) -> some View {
    switch route {
    case .list: Text("All patients")
    case .new: Text("New patient")
    case .chart(let patient): Text("Chart of \(patient.name)")
    }
  }

  @ViewBuilder
  private func doctorScreen(for route: Route.DoctorRoute) -> some View {
    switch route {
    case .list: Text("All doctors")
    case .duty(let doctor): Text("\(doctor.name) is on duty")
    }
  }
}

/// A stack over the router of the environment.
struct RouterStack: View {
  @Environment(ClinicRouter.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.routes) {
      VStack {
        Button("Patients") { router.routes.append(.patient(.list)) }
        Button("On duty") { router.routes.append(.doctor(.duty(Doctor(name: "Ada")))) }
        Text("\(router.routes.count) routes")
      }
      .navigationTitle("Router")
      .navigationDestination(for: Route.self) { router.screen(for: $0) }
    }
  }
}

/// A stack over its own array, which a child changes through a binding.
struct NestedRoutesStack: View {
  @State private var routes: [Route] = []

  var body: some View {
    NavigationStack(path: $routes) {
      VStack {
        Button("Patients") { routes.append(.patient(.list)) }
        AppendButton(routes: $routes)
      }
      .navigationTitle("Routes")
      .navigationDestination(for: Route.self) { ClinicRouter().screen(for: $0) }
    }
  }
}

struct AppendButton: View {
  @Binding var routes: [Route]

  var body: some View {
    Button("New patient") { routes.append(.patient(.new)) }
  }
}

@main
struct RouterApp: App {
  @State private var router = ClinicRouter()
  @State private var kind = "routes"

  var body: some Scene {
    WindowGroup {
      TabView(selection: $kind) {
        NestedRoutesStack().tabItem { Text("Routes") }.tag("routes")
        RouterStack().environment(router).tabItem { Text("Router") }.tag("router")
        RouterStack().tabItem { Text("Alone") }.tag("alone")
      }
    }
  }
}

#Preview {
  RouterStack().environment(ClinicRouter())
}
