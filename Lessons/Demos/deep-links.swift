import SwiftUI

/// A museum guide that can be opened at any exhibit.
@main
struct MuseumApp: App {
  @State private var guide = Guide()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $guide.tab) {
        Tab("Rooms", systemImage: "building.columns", value: GuideTab.rooms) {
          NavigationStack(path: $guide.path) {
            List(["Egypt", "Rome"], id: \.self) { room in
              NavigationLink(room, value: Stop.room(room))
            }
            .navigationTitle("Rooms")
            .navigationDestination(for: Stop.self) { stop in
              StopView(stop: stop)
            }
          }
        }
        Tab("Tickets", systemImage: "ticket", value: GuideTab.tickets) {
          Text("No tickets yet").navigationTitle("Tickets")
        }
      }
      .onOpenURL { guide.open($0) }
    }
  }
}

enum GuideTab: Hashable {
  case rooms
  case tickets
}

/// The screens that can be pushed.
enum Stop: Hashable {
  case room(String)
  case exhibit(Int)
}

/// Everything that decides what is on the screen.
@MainActor
@Observable
final class Guide {
  var tab = GuideTab.rooms
  var path: [Stop] = []

  /// Follows links such as `museum://exhibit/7` and `museum://tickets`.
  func open(_ url: URL) {
    switch url.host() {
    case "exhibit":
      guard let number = Int(url.lastPathComponent) else { return }
      tab = .rooms
      path = [.room(number < 100 ? "Egypt" : "Rome"), .exhibit(number)]
    case "tickets":
      tab = .tickets
    default: break
    }
  }
}

struct StopView: View {
  let stop: Stop

  var body: some View {
    switch stop {
    case .room(let name):
      NavigationLink("First Exhibit", value: Stop.exhibit(name == "Egypt" ? 1 : 100))
        .navigationTitle(name)
    case .exhibit(let number):
      Text("Exhibit \(number)").navigationTitle("Exhibit \(number)")
    }
  }
}
