import SwiftUI

/// The app for the drivers of a bus company.
@main
struct BusApp: App {
  @State private var company = Company()

  var body: some Scene {
    WindowGroup {
      if company.driver == nil {
        GateScreen(company: company)
      } else {
        DriverTabs(company: company)
      }
    }
  }
}

enum Page: Hashable {
  case lines, breaks
}

enum Route: Hashable {
  case line(Int)
  case drive(Int)
}

@MainActor
@Observable
final class Company {
  var driver: String?
  var page = Page.lines
  var path: [Route] = []
}

struct GateScreen: View {
  let company: Company

  var body: some View {
    Button("I am Mona") { company.driver = "Mona" }
    Button("I am Nils") { company.driver = "Nils" }
  }
}

struct DriverTabs: View {
  @Bindable var company: Company

  var body: some View {
    TabView(selection: $company.page) {
      Tab("Lines", systemImage: "bus", value: Page.lines) {
        NavigationStack(path: $company.path) {
          List {
            NavigationLink("Line 5", value: Route.line(5))
            NavigationLink("Line 8", value: Route.line(8))
          }
          .navigationTitle("Lines")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .line(let number): LineScreen(number: number)
            case .drive(let number): DriveScreen(number: number, company: company)
            }
          }
        }
      }
      Tab("Breaks", systemImage: "cup.and.saucer", value: Page.breaks) {
        Button("Go home") { company.driver = nil }
      }
    }
  }
}

struct LineScreen: View {
  let number: Int

  var body: some View {
    NavigationLink("Drive", value: Route.drive(number))
      .navigationTitle("Line \(number)")
  }
}

struct DriveScreen: View {
  let number: Int
  let company: Company
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Break") { company.page = .breaks }
    }
    .navigationTitle("Driving")
    .toolbarVisibility(.hidden, for: .tabBar)
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Terminus") { dismiss() }
      }
    }
  }
}
