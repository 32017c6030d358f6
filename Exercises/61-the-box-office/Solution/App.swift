import SwiftUI

/// The programme of a theatre, and the tickets that were bought.
@main
struct TheatreApp: App {
  @State private var coordinator = TheatreCoordinator()

  var body: some Scene {
    WindowGroup {
      TheatreView(coordinator: coordinator)
    }
  }
}

enum AppTab: Hashable {
  case programme
  case tickets
}

/// Knows both features, and leads from one into the other.
@MainActor
@Observable
final class TheatreCoordinator {
  var tab = AppTab.programme
  var programmePath: [ProgrammeRoute] = []
  var ticketsPath: [TicketsRoute] = []
  private(set) var tickets: [Ticket] = []

  func buyTicket(for show: Show) {
    let ticket = Ticket(id: tickets.count + 1, show: show)
    tickets.append(ticket)
    ticketsPath = [.ticket(ticket.id)]
    tab = .tickets
  }

  func showInProgramme(_ show: Show) {
    programmePath = [.show(show.id)]
    tab = .programme
  }
}

struct TheatreView: View {
  @Bindable var coordinator: TheatreCoordinator

  var body: some View {
    TabView(selection: $coordinator.tab) {
      Tab("Programme", systemImage: "theatermasks", value: AppTab.programme) {
        ProgrammeFeature(
          path: $coordinator.programmePath,
          buyTicket: { show in coordinator.buyTicket(for: show) }
        )
      }
      Tab("Tickets", systemImage: "ticket", value: AppTab.tickets) {
        TicketsFeature(
          tickets: coordinator.tickets,
          path: $coordinator.ticketsPath,
          aboutShow: { show in coordinator.showInProgramme(show) }
        )
      }
    }
  }
}

// MARK: - The feature Programme

enum ProgrammeRoute: Hashable {
  case show(Show.ID)
  case cast(Show.ID)
}

struct ProgrammeFeature: View {
  @Binding var path: [ProgrammeRoute]
  let buyTicket: (Show) -> Void

  var body: some View {
    NavigationStack(path: $path) {
      List(Show.all) { show in
        NavigationLink(show.title, value: ProgrammeRoute.show(show.id))
      }
      .navigationTitle("Programme")
      .navigationDestination(for: ProgrammeRoute.self) { route in
        switch route {
        case .show(let id): ShowScreen(show: Show.find(id), buyTicket: buyTicket)
        case .cast(let id): CastScreen(show: Show.find(id))
        }
      }
    }
  }
}

struct ShowScreen: View {
  let show: Show
  let buyTicket: (Show) -> Void

  var body: some View {
    List {
      NavigationLink("Cast", value: ProgrammeRoute.cast(show.id))
      Button("Buy a ticket") { buyTicket(show) }
    }
    .navigationTitle(show.title)
  }
}

struct CastScreen: View {
  let show: Show

  var body: some View {
    List(show.cast, id: \.self) { name in
      Text(name)
    }
    .navigationTitle("Cast of \(show.title)")
  }
}

// MARK: - The feature Tickets

enum TicketsRoute: Hashable {
  case ticket(Ticket.ID)
}

struct TicketsFeature: View {
  let tickets: [Ticket]
  @Binding var path: [TicketsRoute]
  let aboutShow: (Show) -> Void

  var body: some View {
    NavigationStack(path: $path) {
      List(tickets) { ticket in
        NavigationLink(ticket.title, value: TicketsRoute.ticket(ticket.id))
      }
      .navigationTitle("Tickets")
      .navigationDestination(for: TicketsRoute.self) { route in
        switch route {
        case .ticket(let id):
          if let ticket = tickets.first(where: { $0.id == id }) {
            TicketScreen(ticket: ticket, aboutShow: aboutShow)
          }
        }
      }
    }
  }
}

struct TicketScreen: View {
  let ticket: Ticket
  let aboutShow: (Show) -> Void

  var body: some View {
    List {
      Text("Seat \(ticket.id) in the stalls")
      Button("About the show") { aboutShow(ticket.show) }
    }
    .navigationTitle(ticket.title)
  }
}

// MARK: - The data

struct Show: Identifiable, Hashable {
  let id: Int
  let title: String
  let cast: [String]

  static let all = [
    Show(id: 1, title: "The Seagull", cast: ["Nina", "Kostya"]),
    Show(id: 2, title: "Antigone", cast: ["Antigone", "Creon"]),
  ]

  static func find(_ id: Int) -> Show {
    all.first { $0.id == id } ?? all[0]
  }
}

struct Ticket: Identifiable, Hashable {
  let id: Int
  let show: Show

  var title: String { "Ticket \(id): \(show.title)" }
}
