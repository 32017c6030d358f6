import SwiftUI

@main
struct ObservatoryApp: App {
  @State private var router = SkyRouter()

  var body: some Scene {
    WindowGroup {
      SkyView()
        .environment(router)
    }
  }
}

enum Place: Hashable {
  case planet(String)
  case missions
}

struct Mission: Hashable {
  let name: String
  let year: Int
}

@MainActor
@Observable
final class SkyRouter {
  var path = NavigationPath()

  func goHome() {
    path = NavigationPath()
  }

  func showLatestMission() {
    var way = NavigationPath()
    way.append(Place.missions)
    way.append(Mission(name: "Juice", year: 2023))
    path = way
  }
}

struct SkyView: View {
  @Environment(SkyRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Saturn", value: Place.planet("Saturn"))
        NavigationLink("Missions", value: Place.missions)
        Button("Latest mission") { router.showLatestMission() }
      }
      .navigationTitle("Sky")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .planet(let name): PlanetScreen(name: name)
        case .missions: MissionsScreen()
        }
      }
    }
  }
}

struct PlanetScreen: View {
  let name: String

  var body: some View {
    Text("Seen best in the morning")
      .navigationTitle(name)
  }
}

struct MissionsScreen: View {
  private let missions = [
    Mission(name: "Huygens", year: 2005),
    Mission(name: "Juice", year: 2023),
  ]

  var body: some View {
    NavigationStack {
      List(missions, id: \.self) { mission in
        NavigationLink(mission.name, value: mission)
      }
      .navigationTitle("Missions")
      .navigationDestination(for: Mission.self) { mission in
        MissionScreen(mission: mission)
      }
    }
  }
}

struct MissionScreen: View {
  let mission: Mission
  @Environment(SkyRouter.self) private var router

  var body: some View {
    List {
      Text("Launched in \(String(mission.year))")
      NavigationLink("It visited Saturn", value: Place.planet("Saturn"))
      Button("Back to the sky") { router.goHome() }
    }
    .navigationTitle(mission.name)
  }
}
