import SwiftUI

/// The tickets that somebody has bought for the railway.
@main
struct TicketApp: App {
  var body: some Scene {
    WindowGroup {
      TicketList()
    }
  }
}

struct Ticket: Identifiable {
  let id: Int
  let journey: String

  static let all = [
    Ticket(id: 11, journey: "Harbour to Mill"),
    Ticket(id: 12, journey: "Mill to Dunes"),
  ]
}

enum Route: Hashable {
  case ticket(Int)
  case seats(ticket: Int)
}

struct TicketList: View {
  @State private var path: [Route] = []
  @State private var isUnknown = false

  var body: some View {
    NavigationStack(path: $path) {
      List(Ticket.all) { ticket in
        NavigationLink(ticket.journey, value: Route.ticket(ticket.id))
      }
      .navigationTitle("Tickets")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .ticket(let id): TicketScreen(id: id)
        case .seats(let id): SeatScreen(ticket: id)
        }
      }
    }
    .onOpenURL { url in follow(url) }
    .alert("We cannot find this ticket.", isPresented: $isUnknown) {
      Button("OK") {}
    }
  }

  private func follow(_ url: URL) {
    if let route = route(for: url) {
      path = route
    } else {
      isUnknown = true
    }
  }

  private func route(for url: URL) -> [Route]? {
    let words = url.pathComponents.filter { $0 != "/" }
    guard words.first == "ticket" else { return nil }
    let id = Int(words[1])!
    guard Ticket.all.contains(where: { $0.id == id }) else { return nil }
    switch words.dropFirst(2) {
    case []: return [.ticket(id)]
    case ["seats"]: return [.ticket(id), .seats(ticket: id)]
    default: return nil
    }
  }
}

struct TicketScreen: View {
  let id: Int

  var body: some View {
    List {
      Text("Valid today")
      NavigationLink("Your seats", value: Route.seats(ticket: id))
    }
    .navigationTitle("Ticket \(id)")
  }
}

struct SeatScreen: View {
  let ticket: Int

  var body: some View {
    Text("Coach 4, seats 21 and 22")
      .navigationTitle("Seats")
  }
}
