import SwiftUI

/// A guide to the night trains.
@main
struct NightTrainApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Route: Hashable {
  case train(String)
  case station(String)
  case ticket(String)
}

// TODO: Give each tab a stack and a path of its own.
struct RootView: View {
  var body: some View {
    TabView {
      Tab("Trains", systemImage: "tram") {
        TrainList()
      }
      Tab("Stations", systemImage: "building.columns") {
        StationList()
      }
      Tab("Tickets", systemImage: "ticket") {
        TicketList()
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

  var body: some View {
    List {
      NavigationLink("Vienna", value: Route.station("Vienna"))
      NavigationLink("Zurich", value: Route.station("Zurich"))
      Button("Buy a ticket") {}
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
