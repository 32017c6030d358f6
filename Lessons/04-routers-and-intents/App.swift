import SwiftUI

/// Bicycles for rent, at stations all over town.
@main
struct BikeApp: App {
  // region owner
  @State private var router = BikeRouter()

  var body: some Scene {
    WindowGroup {
      TownView()
        .environment(router)
    }
  }
  // endregion
}

enum Route: Hashable {
  case station(String)
  case bike(Int)
  case ride(Int)
}

// region router
@MainActor
@Observable
final class BikeRouter {
  var path: [Route] = []

  /// Shows the bike that is next to where the person stands.
  func showNearestBike() {
    path = [.station("Mill"), .bike(7)]
  }

  /// The choice is made, so nothing of it stays beneath the ride.
  func rent(_ bike: Int) {
    path = [.ride(bike)]
  }

  /// Shows the station where the bike was left.
  func returnBike(at station: String) {
    path = [.station(station)]
  }
  // endregion

  // region back
  /// Goes one screen back, if there is one.
  func goBack() {
    if !path.isEmpty { path.removeLast() }
  }

  func goHome() {
    path = []
  }
  // endregion
}

struct TownView: View {
  // region stack
  @Environment(BikeRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      StationList()
        .navigationTitle("Stations")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .station(let name): StationScreen(name: name)
          case .bike(let number): BikeScreen(number: number)
          case .ride(let bike): RideScreen(bike: bike)
          }
        }
    }
  }
  // endregion
}

struct StationList: View {
  @Environment(BikeRouter.self) private var router

  var body: some View {
    List {
      NavigationLink("Mill", value: Route.station("Mill"))
      NavigationLink("Harbour", value: Route.station("Harbour"))
      Button("Nearest bike") { router.showNearestBike() }
      Button("Back") { router.goBack() }
    }
  }
}

struct StationScreen: View {
  let name: String

  private var bikes: [Int] {
    name == "Mill" ? [7, 8] : [12]
  }

  var body: some View {
    List(bikes, id: \.self) { bike in
      NavigationLink("Bike \(bike)", value: Route.bike(bike))
    }
    .navigationTitle(name)
  }
}

struct BikeScreen: View {
  let number: Int
  // region rent
  @Environment(BikeRouter.self) private var router

  var body: some View {
    List {
      Text("Three gears")
      Button("Rent this bike") { router.rent(number) }
    }
    .navigationTitle("Bike \(number)")
  }
  // endregion
}

struct RideScreen: View {
  let bike: Int
  @Environment(BikeRouter.self) private var router

  var body: some View {
    List {
      Text("You are riding bike \(bike)")
      Button("Leave it at the harbour") { router.returnBike(at: "Harbour") }
      Button("All stations") { router.goHome() }
    }
    .navigationTitle("Ride")
  }
}

#Preview {
  TownView()
    .environment(BikeRouter())
}
