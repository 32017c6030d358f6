import SwiftUI

/// A guide to the night trains.
@main
struct NightTrainApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
    }
  }
}

enum Page: Hashable {
  case trains, stations, tickets
}

enum Route: Hashable {
  case train(String)
  case station(String)
  case ticket(String)
}

/// Knows which tab is shown, and where the user is in each of them.
@MainActor
@Observable
final class Router {
  var page = Page.trains
  var trainPath: [Route] = []
  var stationPath: [Route] = []
  var ticketPath: [Route] = []

  func buyTicket(for train: String) {
    ticketPath = [.ticket(train)]
    page = .tickets
  }
}

struct RootView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.page) {
      Tab("Trains", systemImage: "tram", value: Page.trains) {
        NavigationStack(path: $router.trainPath) {
          TrainList()
            .destinations()
        }
      }
      Tab("Stations", systemImage: "building.columns", value: Page.stations) {
        NavigationStack(path: $router.stationPath) {
          StationList()
            .destinations()
        }
      }
      Tab("Tickets", systemImage: "ticket", value: Page.tickets) {
        NavigationStack(path: $router.ticketPath) {
          TicketList()
            .destinations()
        }
      }
    }
  }
}

extension View {
  func destinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .train(let name): TrainScreen(name: name)
      case .station(let name): StationScreen(name: name)
      case .ticket(let train): TicketScreen(train: train)
      }
    }
  }
}

struct TrainList: View {
  var body: some View {
    List {
      NavigationLink("Comet", value: Route.train("Comet"))
      NavigationLink("Aurora", value: Route.train("Aurora"))
    }
    .navigationTitle("Trains")
  }
}

struct StationList: View {
  var body: some View {
    List {
      NavigationLink("Vienna", value: Route.station("Vienna"))
      NavigationLink("Zurich", value: Route.station("Zurich"))
    }
    .navigationTitle("Stations")
  }
}

struct TicketList: View {
  var body: some View {
    List {
      Text("A ticket is good for one night.")
    }
    .navigationTitle("Tickets")
  }
}

struct TrainScreen: View {
  let name: String
  @Environment(Router.self) private var router

  var body: some View {
    List {
      NavigationLink("Vienna", value: Route.station("Vienna"))
      NavigationLink("Zurich", value: Route.station("Zurich"))
      Button("Buy a ticket") { router.buyTicket(for: name) }
    }
    .navigationTitle(name)
  }
}

struct StationScreen: View {
  let name: String

  var body: some View {
    List {
      NavigationLink("Comet", value: Route.train("Comet"))
      NavigationLink("Aurora", value: Route.train("Aurora"))
    }
    .navigationTitle(name)
  }
}

struct TicketScreen: View {
  let train: String

  var body: some View {
    Text("One berth, tonight")
      .navigationTitle("Ticket for \(train)")
  }
}
