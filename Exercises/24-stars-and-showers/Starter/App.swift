import SwiftUI

@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      CampView()
    }
  }
}

enum Route: Hashable {
  case pitch(Int)
}

struct CampView: View {
  @State private var path: [Route] = []
  @State private var place: [Route] = []
  @State private var stars: Set<Int> = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Pitches") {
          ForEach(7..<9) { number in
            NavigationLink(value: Route.pitch(number)) {
              Button("Pitch \(number)") { toggleStar(of: number) }
            }
          }
        }
        Section("Good to know") {
          NavigationLink("Showers") {
            ShowersScreen(remember: remember)
          }
          Text("Starred: \(stars.count)")
          Button("Take me there") { path = place }
        }
      }
      .navigationTitle("Campsite")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .pitch(let number): PitchScreen(number: number, remember: remember)
        }
      }
    }
  }

  private func toggleStar(of number: Int) {
    stars.formSymmetricDifference([number])
  }

  private func remember() {
    place = path
  }
}

struct PitchScreen: View {
  let number: Int
  let remember: () -> Void

  var body: some View {
    List {
      NavigationLink("Showers nearby") {
        ShowersScreen(remember: remember)
      }
      Button("Remember this place", action: remember)
    }
    .navigationTitle("Pitch \(number)")
  }
}

struct ShowersScreen: View {
  let remember: () -> Void

  var body: some View {
    List {
      Text("Warm from six to nine")
      Button("Remember this place", action: remember)
    }
    .navigationTitle("Showers")
  }
}
