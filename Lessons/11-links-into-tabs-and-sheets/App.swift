import SwiftUI

/// The programme of a concert hall, and the tickets that somebody has bought.
@main
struct ConcertApp: App {
  // region scene
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      HallView(router: router)
        .onOpenURL { url in router.open(url) }
    }
  }
  // endregion
}

struct Concert: Identifiable {
  let id: Int
  let title: String
  let month: String

  static let all = [
    Concert(id: 1, title: "Strings by Candlelight", month: "March"),
    Concert(id: 2, title: "Brass in the Yard", month: "March"),
    Concert(id: 3, title: "Night of Drums", month: "April"),
  ]

  static func with(id: Int) -> Concert? {
    all.first { $0.id == id }
  }
}

enum HallTab: Hashable {
  case programme
  case tickets
}

enum ProgrammeRoute: Hashable {
  case month(String)
  case concert(Concert.ID)
}

enum TicketRoute: Hashable {
  case ticket(concert: Concert.ID)
}

// region sheet
enum Sheet: Identifiable, Hashable {
  case buy(Concert.ID)
  case signIn

  var id: Self { self }
}
// endregion

// region link
enum Link {
  case concert(Concert)
  case buy(Concert)
  case ticket(Concert)
}
// endregion

extension Link {
  init?(_ url: URL) {
    guard url.scheme == "concerts", url.pathComponents.count == 2,
      let id = Concert.ID(url.lastPathComponent), let concert = Concert.with(id: id)
    else { return nil }
    switch url.host() {
    case "concert": self = .concert(concert)
    case "buy": self = .buy(concert)
    case "ticket": self = .ticket(concert)
    default: return nil
    }
  }
}

@MainActor
@Observable
final class Router {
  // region state
  var tab = HallTab.programme
  var programmePath: [ProgrammeRoute] = []
  var ticketsPath: [TicketRoute] = []
  var sheet: Sheet?
  // endregion

  var isLost = false
  private(set) var isSignedIn = false
  private var waiting: Link?

  // region open
  func open(_ url: URL) {
    if let link = Link(url) {
      go(to: link)
    } else {
      isLost = true
    }
  }

  func go(to link: Link) {
    switch link {
    case .concert(let concert):
      sheet = nil
      tab = .programme
      programmePath = [.month(concert.month), .concert(concert.id)]
    case .buy(let concert):
      go(to: .concert(concert))
      sheet = .buy(concert.id)
    case .ticket(let concert):
      showTicket(for: concert)
    }
  }
  // endregion

  // region wait
  private func showTicket(for concert: Concert) {
    guard isSignedIn else {
      waiting = .ticket(concert)
      sheet = .signIn
      return
    }
    sheet = nil
    tab = .tickets
    ticketsPath = [.ticket(concert: concert.id)]
  }

  func signIn() {
    isSignedIn = true
    sheet = nil
    if let link = waiting { go(to: link) }
    waiting = nil
  }
  // endregion

  func signInLater() {
    sheet = nil
    waiting = nil
  }
}

struct HallView: View {
  @Bindable var router: Router

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Programme", systemImage: "music.note.list", value: HallTab.programme) {
        ProgrammeTab(router: router)
      }
      Tab("Tickets", systemImage: "ticket", value: HallTab.tickets) {
        TicketsTab(router: router)
      }
    }
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .buy(let id): BuySheet(concert: id)
      case .signIn: SignInSheet(router: router)
      }
    }
    .alert("This link leads nowhere.", isPresented: $router.isLost) {
      Button("OK") {}
    }
  }
}

struct ProgrammeTab: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.programmePath) {
      List(["March", "April"], id: \.self) { month in
        NavigationLink(month, value: ProgrammeRoute.month(month))
      }
      .navigationTitle("Programme")
      .navigationDestination(for: ProgrammeRoute.self) { route in
        switch route {
        case .month(let name): MonthScreen(name: name)
        case .concert(let id): ConcertScreen(id: id, router: router)
        }
      }
    }
  }
}

struct TicketsTab: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.ticketsPath) {
      Text(router.isSignedIn ? "One ticket" : "Sign in to see your tickets.")
        .navigationTitle("Tickets")
        .navigationDestination(for: TicketRoute.self) { route in
          switch route {
          case .ticket(let id):
            Text("Row 7, seat 12")
              .navigationTitle("Ticket: \(Concert.with(id: id)?.title ?? "unknown")")
          }
        }
    }
  }
}

struct MonthScreen: View {
  let name: String

  var body: some View {
    List(Concert.all.filter { $0.month == name }) { concert in
      NavigationLink(concert.title, value: ProgrammeRoute.concert(concert.id))
    }
    .navigationTitle(name)
  }
}

struct ConcertScreen: View {
  let id: Concert.ID
  let router: Router

  var body: some View {
    Button("Buy a ticket") { router.sheet = .buy(id) }
      .navigationTitle(Concert.with(id: id)?.title ?? "Unknown concert")
  }
}

struct BuySheet: View {
  let concert: Concert.ID
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Text(Concert.with(id: concert)?.title ?? "Unknown concert")
        Button("Cancel") { dismiss() }
      }
      .navigationTitle("Buy")
    }
  }
}

struct SignInSheet: View {
  let router: Router

  var body: some View {
    NavigationStack {
      List {
        Button("Sign in") { router.signIn() }
        Button("Not now") { router.signInLater() }
      }
      .navigationTitle("Sign In")
    }
    .interactiveDismissDisabled()
  }
}

#Preview {
  HallView(router: Router())
}
