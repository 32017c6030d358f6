import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      ShelfView()
    }
  }
}

struct Book: Identifiable {
  let id: Int
  let title: String
  let author: String

  static let all = [
    Book(id: 1, title: "Salt Wind", author: "Ida Holm"),
    Book(id: 2, title: "A Winter Abroad", author: "Noor Visser"),
    Book(id: 3, title: "The Tide Tables", author: "Ida Holm"),
  ]
}

struct ShelfView: View {
  @State private var bookmark: Int?

  var body: some View {
    NavigationStack {
      List {
        Section("Books") {
          ForEach(Book.all) { book in
            NavigationLink(book.title, value: book.id)
          }
        }
        Section("You") {
          NavigationLink("Go on reading", value: bookmark)
        }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: Int.self) { id in
        BookScreen(id: id, bookmark: $bookmark)
      }
      .navigationDestination(for: String.self) { name in
        AuthorScreen(name: name)
      }
    }
  }
}

struct BookScreen: View {
  let id: Int
  @Binding var bookmark: Int?

  private var book: Book? {
    Book.all.first { $0.id == id }
  }

  var body: some View {
    List {
      if let book {
        NavigationLink(book.author, value: book.author)
      }
      Button("Put a bookmark in") { bookmark = id }
    }
    .navigationTitle(book?.title ?? "Lost book")
  }
}

struct AuthorScreen: View {
  let name: String

  var body: some View {
    List(Book.all.filter { $0.author == name }) { book in
      NavigationLink(book.title, value: book.id)
    }
    .navigationTitle(name)
  }
}
