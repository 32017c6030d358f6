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
        // TODO: Make links of these rows, and give the stack its destinations.
        Section("Books") {
          ForEach(Book.all) { book in
            Text(book.title)
          }
        }
        Section("You") {
          Text("Go on reading")
        }
      }
      .navigationTitle("Shelf")
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
        // TODO: A link to the author, with the author's name on it.
        Text(book.author)
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
      // TODO: A link to the book.
      Text(book.title)
    }
    .navigationTitle(name)
  }
}
