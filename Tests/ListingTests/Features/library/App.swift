import Foundation
import SwiftData
import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      ShelvesView()
    }
    .modelContainer(for: [Shelf.self, Book.self])
  }
}

@Model
final class Shelf {
  @Attribute(.unique) var name: String
  var created: Date
  @Relationship(deleteRule: .cascade, inverse: \Book.shelf)
  var books: [Book] = []

  init(name: String, created: Date = .now) {
    self.name = name
    self.created = created
  }
}

@Model
final class Book {
  var title: String
  var author: String
  var rating: Int?
  var status: Status = Status.unread
  var shelf: Shelf?
  @Transient var isExpanded = false

  init(title: String, author: String, rating: Int? = nil) {
    self.title = title
    self.author = author
    self.rating = rating
  }

  var stars: String {
    rating.map { String(repeating: "*", count: $0) } ?? "not rated"
  }
}

enum Status: String, Codable, CaseIterable, Identifiable {
  case unread, reading, read

  var id: Self { self }
}

struct ShelvesView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Shelf.name) private var shelves: [Shelf]
  @Query(
    filter: #Predicate<Book> { $0.rating != nil },
    sort: [SortDescriptor(\Book.rating, order: .reverse)]
  )
  private var rated: [Book]
  @State private var path = NavigationPath()
  @State private var newName = ""

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Shelves") {
          ForEach(shelves) { shelf in
            NavigationLink(value: shelf) {
              LabeledContent(shelf.name, value: "\(shelf.books.count)")
            }
          }
          .onDelete(perform: deleteShelves)
        }
        Section("Best") {
          ForEach(rated.prefix(3)) { book in
            NavigationLink(book.title, value: book.persistentModelID)
          }
        }
        TextField("New shelf", text: $newName)
        Button("Add Shelf", action: addShelf)
          .disabled(newName.isEmpty)
      }
      .navigationTitle("Library")
      .navigationDestination(for: Shelf.self) { shelf in
        ShelfView(shelf: shelf, path: $path)
      }
      .navigationDestination(for: Book.self) { book in
        BookView(book: book)
      }
      .navigationDestination(for: PersistentIdentifier.self) { id in
        if let book = modelContext.model(for: id) as? Book {
          BookView(book: book)
        }
      }
      .toolbar {
        EditButton()
        Button("Samples", action: addSamples)
      }
    }
  }

  private func addShelf() {
    withAnimation {
      modelContext.insert(Shelf(name: newName))
      newName = ""
    }
  }

  private func addSamples() {
    let novels = Shelf(name: "Novels")
    modelContext.insert(novels)
    let dune = Book(title: "Dune", author: "Herbert", rating: 5)
    let emma = Book(title: "Emma", author: "Austen")
    novels.books.append(dune)
    emma.shelf = novels
    let atlas = Book(title: "Atlas", author: "Nobody", rating: 2)
    atlas.shelf = Shelf(name: "Maps")
    modelContext.insert(atlas)
  }

  private func deleteShelves(at offsets: IndexSet) {
    for index in offsets {
      modelContext.delete(shelves[index])
    }
  }
}

struct ShelfView: View {
  let shelf: Shelf
  @Binding var path: NavigationPath
  @State private var search = ""

  var body: some View {
    FilteredBooks(shelf: shelf.name, search: search)
      .navigationTitle(shelf.name)
      .searchable(text: $search)
      .toolbar {
        Button("New Book") {
          let book = Book(title: "Untitled", author: "")
          shelf.books.append(book)
          path.append(book)
        }
      }
  }
}

struct FilteredBooks: View {
  @Query private var books: [Book]

  init(shelf: String, search: String) {
    _books = Query(
      filter: #Predicate<Book> { book in
        book.shelf?.name == shelf
          && (search.isEmpty || book.title.localizedStandardContains(search))
      },
      sort: \Book.title,
      animation: .default
    )
  }

  var body: some View {
    if books.isEmpty {
      ContentUnavailableView("No Books", systemImage: "books.vertical")
    } else {
      List(books) { book in
        NavigationLink(value: book) {
          VStack {
            Text(book.title)
            Text(book.stars)
          }
        }
      }
    }
  }
}

struct BookView: View {
  @Bindable var book: Book
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $book.title)
      Picker("Status", selection: $book.status) {
        ForEach(Status.allCases) { Text($0.rawValue).tag($0) }
      }
      Button("Better") { book.rating = (book.rating ?? 0) + 1 }
      Button("Delete", role: .destructive) {
        context.delete(book)
        dismiss()
      }
    }
    .navigationTitle(book.title)
  }
}

#Preview {
  ShelvesView()
    .modelContainer(for: Shelf.self, inMemory: true)
}
