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

/// A place of the app: a tab, and what is on its stack.
enum Spot: Equatable {
  case catalogue([Place])
  case loans([Loan])
}

@MainActor
@Observable
final class Router {
  var tab = LibraryTab.catalogue
  var cataloguePath: [Place] = []
  var loansPath: [Loan] = []
  var showsCard = false
  var isLost = false
  private var badLink: URL?

  func follow(_ url: URL) {
    isLost = false
    badLink = nil
    if url == URL(string: "library://card") {
      showsCard = true
    } else if let spot = spot(for: url) {
      show(spot)
    } else {
      badLink = url
      complain()
    }
  }

  func complain() {
    guard !showsCard, badLink != nil else { return }
    badLink = nil
    isLost = true
  }

  private func spot(for url: URL) -> Spot? {
    guard let id = Int(url.lastPathComponent), let book = Book.with(id: id) else { return nil }
    switch url.host() {
    case "book": return .catalogue([.shelf(book.shelf), .book(id)])
    case "loan": return .loans([.loan(book: id)])
    default: return nil
    }
  }

  private func show(_ spot: Spot) {
    showsCard = false
    switch spot {
    case .catalogue(let path):
      tab = .catalogue
      cataloguePath = path
    case .loans(let path):
      tab = .loans
      loansPath = path
    }
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
    .sheet(isPresented: $router.showsCard) {
      CardSheet()
        .onDisappear { router.complain() }
    }
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
