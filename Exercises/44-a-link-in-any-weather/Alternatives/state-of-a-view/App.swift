import SwiftUI

/// The app of a public library.
@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      LibraryView()
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

struct LibraryView: View {
  @State private var tab = LibraryTab.catalogue
  @State private var cataloguePath = NavigationPath()
  @State private var loansPath = NavigationPath()
  @State private var showsCard = false
  @State private var isLost = false
  @State private var mustComplain = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("Catalogue", systemImage: "books.vertical", value: LibraryTab.catalogue) {
        CatalogueTab(path: $cataloguePath, showsCard: $showsCard)
      }
      Tab("Loans", systemImage: "calendar", value: LibraryTab.loans) {
        LoansTab(path: $loansPath)
      }
    }
    .sheet(isPresented: $showsCard) {
      isLost = mustComplain
      mustComplain = false
    } content: {
      CardSheet()
    }
    .alert("This link leads nowhere.", isPresented: $isLost) {
      Button("OK") {}
    }
    .onOpenURL { url in
      guard let link = Link(url) else {
        (isLost, mustComplain) = (!showsCard, showsCard)
        return
      }
      (isLost, mustComplain) = (false, false)
      showsCard = link == .card
      switch link {
      case .book(let id, let shelf):
        tab = .catalogue
        cataloguePath = NavigationPath([Place.shelf(shelf), .book(id)])
      case .loan(let book):
        tab = .loans
        loansPath = NavigationPath([Loan.loan(book: book)])
      case .card:
        break
      }
    }
  }
}

struct CatalogueTab: View {
  @Binding var path: NavigationPath
  @Binding var showsCard: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Sea", value: Place.shelf("Sea"))
        NavigationLink("Forest", value: Place.shelf("Forest"))
        Button("Show my card") { showsCard = true }
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
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
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
