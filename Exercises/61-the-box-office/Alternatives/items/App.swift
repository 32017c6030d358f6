import SwiftUI

/// The programme of a theatre, and the tickets that were bought.
@main
struct TheatreApp: App {
  var body: some Scene {
    WindowGroup {
      TheatreView()
    }
  }
}

enum AppTab: Hashable {
  case programme
  case tickets
}

// MARK: - The app

@MainActor
@Observable
final class AppCoordinator: ProgrammeDelegate, TicketsDelegate {
  var tab = AppTab.programme
  let programme = ProgrammeCoordinator()
  let box = TicketsCoordinator()

  init() {
    programme.delegate = self
    box.delegate = self
  }

  func wantsTicket(for show: Show) {
    box.addTicket(for: show)
    tab = .tickets
  }

  func wantsToRead(about show: Show) {
    programme.open(show)
    tab = .programme
  }
}

struct TheatreView: View {
  @State private var app = AppCoordinator()

  var body: some View {
    TabView(selection: $app.tab) {
      Tab("Programme", systemImage: "theatermasks", value: AppTab.programme) {
        ProgrammeFeature(coordinator: app.programme)
      }
      Tab("Tickets", systemImage: "ticket", value: AppTab.tickets) {
        TicketsFeature(coordinator: app.box)
      }
    }
  }
}

// MARK: - The feature Programme

@MainActor
protocol ProgrammeDelegate: AnyObject {
  func wantsTicket(for show: Show)
}

enum ProgrammeRoute: Hashable {
  case show(Show.ID)
  case cast(Show.ID)
}

@MainActor
@Observable
final class ProgrammeCoordinator {
  var path: [ProgrammeRoute] = []
  @ObservationIgnored weak var delegate: (any ProgrammeDelegate)?

  func open(_ show: Show) { path = [.show(show.id)] }
  func buyTicket(for show: Show) { delegate?.wantsTicket(for: show) }
}

struct ProgrammeFeature: View {
  @Bindable var coordinator: ProgrammeCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      List(Show.all) { show in
        NavigationLink(show.title, value: ProgrammeRoute.show(show.id))
      }
      .navigationTitle("Programme")
      .navigationDestination(for: ProgrammeRoute.self) { route in
        switch route {
        case .show(let id): ShowScreen(show: Show.find(id)).environment(coordinator)
        case .cast(let id): CastScreen(show: Show.find(id))
        }
      }
    }
  }
}

struct ShowScreen: View {
  let show: Show
  @Environment(ProgrammeCoordinator.self) private var coordinator

  var body: some View {
    List {
      NavigationLink("Cast", value: ProgrammeRoute.cast(show.id))
      Button("Buy a ticket") { coordinator.buyTicket(for: show) }
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

@MainActor
protocol TicketsDelegate: AnyObject {
  func wantsToRead(about show: Show)
}

@MainActor
@Observable
final class TicketsCoordinator {
  private(set) var tickets: [Ticket] = []
  var open: Ticket?
  @ObservationIgnored weak var delegate: (any TicketsDelegate)?

  func addTicket(for show: Show) {
    let ticket = Ticket(id: tickets.count + 1, show: show)
    tickets.append(ticket)
    open = ticket
  }

  func readAbout(_ show: Show) { delegate?.wantsToRead(about: show) }
}

struct TicketsFeature: View {
  @Bindable var coordinator: TicketsCoordinator

  var body: some View {
    NavigationStack {
      List(coordinator.tickets) { ticket in
        NavigationLink(ticket.title) {
          TicketScreen(ticket: ticket, aboutShow: coordinator.readAbout)
        }
      }
      .navigationTitle("Tickets")
      .navigationDestination(item: $coordinator.open) { ticket in
        TicketScreen(ticket: ticket, aboutShow: coordinator.readAbout)
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
