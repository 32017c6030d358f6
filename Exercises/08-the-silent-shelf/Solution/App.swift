import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      ShelfView()
    }
  }
}

struct Book: Identifiable, Hashable {
  let id: Int
  let title: String
  let room: Room

  static let all = [
    Book(id: 1, title: "Salt Wind", room: .attic),
    Book(id: 2, title: "The Tide Tables", room: .cellar),
  ]
}

enum Room: String, CaseIterable {
  case attic = "Attic"
  case cellar = "Cellar"
}

struct ShelfView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Books") {
          ForEach(Book.all) { book in
            NavigationLink(book.title, value: book.id)
          }
        }
        Section("Reading rooms") {
          ForEach(Room.allCases, id: \.self) { room in
            NavigationLink(room.rawValue, value: room)
          }
        }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: Book.ID.self) { id in
        BookScreen(id: id)
      }
      .navigationDestination(for: Room.self) { room in
        RoomScreen(room: room)
      }
    }
  }
}

struct BookScreen: View {
  let id: Book.ID

  var body: some View {
    if let book = Book.all.first(where: { $0.id == id }) {
      NavigationLink("Kept in the \(book.room.rawValue)", value: book.room)
        .navigationTitle(book.title)
    } else {
      Text("This book is not here any more")
    }
  }
}

struct RoomScreen: View {
  let room: Room

  var body: some View {
    Text("Open until ten")
      .navigationTitle(room.rawValue)
  }
}
