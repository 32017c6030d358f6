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
            List(Room.allCases) { room in
              NavigationLink(room.title, value: Stop.room(room))
            }
            .navigationTitle("Rooms")
            .navigationDestination(for: Stop.self) { stop in
              StopView(stop: stop)
            }
          }
        }
        Tab("Tickets", systemImage: "ticket", value: GuideTab.tickets) {
          NavigationStack {
            Button("Buy a Ticket") { guide.isBuying = true }
              .navigationTitle("Tickets")
          }
        }
      }
      .sheet(isPresented: $guide.isBuying) { TicketView() }
      .onOpenURL { guide.open($0) }
    }
  }
}

enum GuideTab: Hashable {
  case rooms
  case tickets
}

enum Room: String, CaseIterable, Identifiable {
  case egypt
  case rome

  var id: Self { self }
  var title: String { rawValue.capitalized }

  /// The numbers of the room's exhibits.
  var exhibits: ClosedRange<Int> {
    switch self {
    case .egypt: 1...99
    case .rome: 100...199
    }
  }
}

/// The screens that can be pushed.
enum Stop: Hashable {
  case room(Room)
  case exhibit(Int)
}

/// The meaning of a link, once it is known to be right.
enum Link: Equatable {
  case exhibit(Int, in: Room)
  case tickets

  /// Reads links such as `museum://exhibit/7` and `museum://tickets`; nil for anything else.
  init?(_ url: URL) {
    guard url.scheme == "museum" else { return nil }
    switch (url.host(), url.pathComponents.dropFirst().first) {
    case ("exhibit", let text?):
      guard let number = Int(text),
        let room = Room.allCases.first(where: { $0.exhibits.contains(number) })
      else { return nil }
      self = .exhibit(number, in: room)
    case ("tickets", nil): self = .tickets
    default: return nil
    }
  }
}

/// Everything that decides what is on the screen.
@MainActor
@Observable
final class Guide {
  var tab = GuideTab.rooms
  var path: [Stop] = []
  var isBuying = false

  /// Goes where a link leads; one that leads nowhere changes nothing.
  func open(_ url: URL) {
    guard let link = Link(url) else { return }
    isBuying = false
    switch link {
    case .exhibit(let number, let room):
      tab = .rooms
      path = [.room(room), .exhibit(number)]
    case .tickets:
      tab = .tickets
    }
  }
}

struct StopView: View {
  let stop: Stop

  var body: some View {
    switch stop {
    case .room(let room):
      List(room.exhibits.prefix(3), id: \.self) { number in
        NavigationLink("Exhibit \(number)", value: Stop.exhibit(number))
      }
      .navigationTitle(room.title)
    case .exhibit(let number):
      Text("You stand before exhibit \(number).").navigationTitle("Exhibit \(number)")
    }
  }
}

struct TicketView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Pay") { dismiss() }
        .navigationTitle("Your Ticket")
    }
  }
}
