import SwiftUI

/// The app of a public library.
@main
struct LibraryApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      LibraryView(router: router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

struct Book: Identifiable {
  let id: Int
  let title: String
  let shelf: String

  static let all = [
    Book(id: 1, title: "Moby Dick", shelf: "Sea"),
    Book(id: 2, title: "Treasure Island", shelf: "Sea"),
    Book(id: 3, title: "Walden", shelf: "Forest"),
  ]

  static func with(id: Int) -> Book? {
    all.first { $0.id == id }
  }
}

enum LibraryTab: Hashable {
  case catalogue
  case loans
}

enum Place: Hashable {
  case shelf(String)
  case book(Int)
}

enum Loan: Hashable {
  case loan(book: Int)
}

/// The request of a link, once it is known to be right.
enum Link: Equatable {
  case book(Int, shelf: String)
  case loan(book: Int)
  case card

  init?(_ url: URL) {
    guard url.scheme == "library" else { return nil }
    let words = [url.host() ?? ""] + url.pathComponents.dropFirst()
    switch words.count {
    case 1 where words[0] == "card":
      self = .card
    case 2 where words[0] == "book" || words[0] == "loan":
      guard let id = Int(words[1]), let book = Book.with(id: id) else { return nil }
      self = words[0] == "book" ? .book(id, shelf: book.shelf) : .loan(book: id)
    default:
      return nil
    }
  }
}

@MainActor
@Observable
final class Router {
  var tab = LibraryTab.catalogue
  var cataloguePath: [Place] = []
  var loansPath: [Loan] = []
  var showsCard = false
  var isLost = false
  /// Whether a link that leads nowhere has come while the card was open.
  private var wasLostBelowCard = false

  func follow(_ url: URL) {
    guard let link = Link(url) else {
      wasLostBelowCard = showsCard
      isLost = !showsCard
      return
    }
    isLost = false
    wasLostBelowCard = false
    switch link {
    case .book(let id, let shelf):
      showsCard = false
      tab = .catalogue
      cataloguePath = [.shelf(shelf), .book(id)]
    case .loan(let book):
      showsCard = false
      tab = .loans
      loansPath = [.loan(book: book)]
    case .card:
      showsCard = true
    }
  }

  /// Shows the alert that could not be shown over the card.
  func cardIsGone() {
    if wasLostBelowCard { isLost = true }
    wasLostBelowCard = false
  }
}

struct LibraryView: View {
  @Bindable var router: Router

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Catalogue", systemImage: "books.vertical", value: LibraryTab.catalogue) {
        CatalogueTab(router: router)
      }
      Tab("Loans", systemImage: "calendar", value: LibraryTab.loans) {
        LoansTab(router: router)
      }
    }
    .sheet(isPresented: $router.showsCard, onDismiss: router.cardIsGone) { CardSheet() }
    .alert("This link leads nowhere.", isPresented: $router.isLost) {
      Button("OK") {}
    }
  }
}

struct CatalogueTab: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.cataloguePath) {
      List {
        NavigationLink("Sea", value: Place.shelf("Sea"))
        NavigationLink("Forest", value: Place.shelf("Forest"))
        Button("Show my card") { router.showsCard = true }
      }
      .navigationTitle("Catalogue")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .shelf(let name): ShelfScreen(name: name)
        case .book(let id): BookScreen(id: id)
        }
      }
    }
  }
}

struct LoansTab: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.loansPath) {
      List(Book.all) { book in
        NavigationLink(book.title, value: Loan.loan(book: book.id))
      }
      .navigationTitle("Loans")
      .navigationDestination(for: Loan.self) { loan in
        switch loan {
        case .loan(let id):
          Text("Due on Monday")
            .navigationTitle("Loan of \(Book.with(id: id)?.title ?? "an unknown book")")
        }
      }
    }
  }
}

struct ShelfScreen: View {
  let name: String

  var body: some View {
    List(Book.all.filter { $0.shelf == name }) { book in
      NavigationLink(book.title, value: Place.book(book.id))
    }
    .navigationTitle(name)
  }
}

struct BookScreen: View {
  let id: Int

  var body: some View {
    Text("Two copies are in.")
      .navigationTitle(Book.with(id: id)?.title ?? "Unknown book")
  }
}

struct CardSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Fees") {
          Text("You owe nothing.")
            .navigationTitle("Fees")
        }
        Button("Done") { dismiss() }
      }
      .navigationTitle("Card")
    }
  }
}
